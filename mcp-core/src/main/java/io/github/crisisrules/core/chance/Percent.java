package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/** Chances as people read them. */
final class Percent {
    private static final int MOST_PLACES = 20;

    private Percent() {}

    /** A percentage, rounded half up; a chance between 0 and 1 is never shown as 0 % or 100 %. */
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
        if (places < 0 || places > MOST_PLACES) {
            throw new IllegalArgumentException(
                    "a percentage is shown with 0 to " + MOST_PLACES + " decimals, not " + places);
        }
        return places;
    }

    /** How many characters a person sees, one for each code point. */
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
