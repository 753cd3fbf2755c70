package io.github.crisisrules.fairness.report;

import java.awt.Color;

/**
 * Colours of charts that follow the reader's light or dark page. A chart is drawn with stand-in colours nobody else uses; in the
 * finished picture each is replaced by a variable of the page.
 */
final class Ink {
    /** How many series have a colour of their own. */
    static final int SERIES = 8;

    static final Color TEXT = new Color(1, 1, 1);
    static final Color GRID = new Color(2, 2, 2);

    private Ink() {}

    static Color series(int number) {
        return new Color(10 + number % SERIES, 10, 10);
    }

    /** The picture with variables in place of the stand-ins. */
    static String themed(String svg) {
        String themed = svg.replace("rgb(1,1,1)", "var(--ink)").replace("rgb(2,2,2)", "var(--grid)");
        for (int i = 0; i < SERIES; i++) {
            themed = themed.replace("rgb(" + (10 + i) + ",10,10)", "var(--series-" + (i + 1) + ")");
        }
        return themed;
    }
}
