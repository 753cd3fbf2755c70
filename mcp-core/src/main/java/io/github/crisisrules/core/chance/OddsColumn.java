package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/** A column of a table of odds. */
public enum OddsColumn {
    /** The chance of the outcome itself. */
    EXACTLY("exactly") {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.exactly();
        }
    },
    /** The chance of the outcome or one after it. */
    AT_LEAST("at least") {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.atLeast();
        }
    },
    /** The chance of the outcome or one before it. */
    AT_MOST("at most") {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.atMost();
        }
    };

    private final String heading;

    OddsColumn(String heading) {
        this.heading = heading;
    }

    /** The heading of the column. */
    public String heading() {
        return heading;
    }

    /** The chance in this column of a row. */
    public abstract Ratio of(OddsRow<?> row);
}
