package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A column of an {@link OddsTable}. */
public enum OddsColumn implements Describable {
    /** The probability of exactly the outcome. */
    EXACTLY {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.exactly();
        }
    },
    /** The probability of the outcome or a later one. */
    AT_LEAST {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.atLeast();
        }
    },
    /** The probability of the outcome or an earlier one. */
    AT_MOST {
        @Override
        public Ratio of(OddsRow<?> row) {
            return row.atMost();
        }
    };

    /** Returns the heading of the column. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the probability that this column shows for a row. */
    public abstract Ratio of(OddsRow<?> row);
}
