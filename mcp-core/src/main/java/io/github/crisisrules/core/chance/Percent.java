package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/** The formatting of probabilities as percentages. */
final class Percent {
    private static final int MAX_PLACES = 20;

    private Percent() {}

    /** Returns a percentage, rounded half up. A probability between 0 and 1 is never shown as 0% or 100%. */
    static String of(Ratio chance, int places) {
        String text = chance.times(100).toDecimal(places) + "%";
        boolean isOpen = chance.signum() > 0 && chance.compareTo(Ratio.ONE) < 0;
        if (isOpen && text.equals(Ratio.ZERO.toDecimal(places) + "%")) {
            return "<" + smallest(places) + "%";
        }
        if (isOpen && text.equals(Ratio.of(100).toDecimal(places) + "%")) {
            return ">" + Ratio.of(100).minus(Ratio.parse(unit(places))).toDecimal(places) + "%";
        }
        return text;
    }

    static int checkPlaces(int places) {
        if (places < 0 || places > MAX_PLACES) {
            throw new IllegalArgumentException(
                    "A percentage has 0 to " + MAX_PLACES + " decimals, not " + places + ".");
        }
        return places;
    }

    /** Returns the number of visible characters, counted as code points. */
    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String smallest(int places) {
        return Ratio.parse(unit(places)).toDecimal(places);
    }

    private static String unit(int places) {
        return "1/1" + "0".repeat(places);
    }
}
