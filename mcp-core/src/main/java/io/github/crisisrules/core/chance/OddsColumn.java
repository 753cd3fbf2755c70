package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/** A column of an {@link OddsTable}. */
public enum OddsColumn {
    /** The probability of exactly the outcome. */
    EXACTLY("exactly") {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.exactly();
        }
    },
    /** The probability of the outcome or a later one. */
    AT_LEAST("at least") {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.atLeast();
        }
    },
    /** The probability of the outcome or an earlier one. */
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

    /** Returns the heading of the column. */
    public String heading() {
        return heading;
    }

    /** Returns the probability that this column shows for a row. */
    public abstract Ratio of(OddsRow<?> row);
}
