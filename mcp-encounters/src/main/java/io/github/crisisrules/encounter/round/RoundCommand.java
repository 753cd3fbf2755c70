package io.github.crisisrules.encounter.round;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;

/** What somebody at the table wants of the frame. */
public sealed interface RoundCommand {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** Setup is done: the first round begins. */
    record Begin() implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.begin(this);
        }
    }

    /** A side has no more effects to use in a players' step, or nobody more to advance in Cleanup. */
    record Pass(Side side) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pass(this);
        }
    }

    /** An effect of this step is resolved now. */
    record Resolve(String effect) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resolve(this);
        }
    }

    /** A character begins its activation. */
    record Activate(CombatantId character) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activate(this);
        }
    }

    /** The activation in progress is complete. */
    record EndActivation() implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endActivation(this);
        }
    }

    /** The Cosmic Threat ends its turn. */
    record EndTurn() implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endTurn(this);
        }
    }

    /** A character that did not act advances in Cleanup. */
    record Advance(CombatantId character) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.advance(this);
        }
    }

    /** Some effect makes a character suffer damage. */
    record Suffer(CombatantId character, int damage) implements RoundCommand {
        /** Damage is 1 or more. */
        public Suffer {
            if (damage < 1) {
                throw new IllegalArgumentException("damage of " + damage);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.suffer(this);
        }
    }

    /** Some effect takes damage off a character. */
    record Heal(CombatantId character, int damage) implements RoundCommand {
        /** Damage is 1 or more. */
        public Heal {
            if (damage < 1) {
                throw new IllegalArgumentException("healing of " + damage);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.heal(this);
        }
    }

    /** Some effect gives a character Power. */
    record GainPower(CombatantId character, int power) implements RoundCommand {
        /** Power is 1 or more. */
        public GainPower {
            if (power < 1) {
                throw new IllegalArgumentException("Power of " + power);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gainPower(this);
        }
    }

    /** A character pays Power. */
    record SpendPower(CombatantId character, int power) implements RoundCommand {
        /** Power is 1 or more. */
        public SpendPower {
            if (power < 1) {
                throw new IllegalArgumentException("Power of " + power);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.spendPower(this);
        }
    }

    /** A character gains a special condition. */
    record GainCondition(CombatantId character, String condition) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gainCondition(this);
        }
    }

    /** A character sheds a special condition. */
    record LoseCondition(CombatantId character, String condition) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.loseCondition(this);
        }
    }

    /** An effect begins that goes on for a while. */
    record BeginEffect(LastingEffect effect) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beginEffect(this);
        }
    }

    /** A character or a player gains a Status card. */
    record AttachStatus(StatusCard card) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attachStatus(this);
        }
    }

    /** A Status card leaves play. */
    record DiscardStatus(String card) implements RoundCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.discardStatus(this);
        }
    }

    /** A side scores victory points. */
    record Score(Side side, int points) implements RoundCommand {
        /** Points are 1 or more. */
        public Score {
            if (points < 1) {
                throw new IllegalArgumentException("a score of " + points);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.score(this);
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** Setup is done: the first round begins. */
        R begin(Begin command);

        /** A side has no more effects to use in a players' step, or nobody more to advance in Cleanup. */
        R pass(Pass command);

        /** An effect of this step is resolved now. */
        R resolve(Resolve command);

        /** A character begins its activation. */
        R activate(Activate command);

        /** The activation in progress is complete. */
        R endActivation(EndActivation command);

        /** The Cosmic Threat ends its turn. */
        R endTurn(EndTurn command);

        /** A character that did not act advances in Cleanup. */
        R advance(Advance command);

        /** Some effect makes a character suffer damage. */
        R suffer(Suffer command);

        /** Some effect takes damage off a character. */
        R heal(Heal command);

        /** Some effect gives a character Power. */
        R gainPower(GainPower command);

        /** A character pays Power. */
        R spendPower(SpendPower command);

        /** A character gains a special condition. */
        R gainCondition(GainCondition command);

        /** A character sheds a special condition. */
        R loseCondition(LoseCondition command);

        /** An effect begins that goes on for a while. */
        R beginEffect(BeginEffect command);

        /** A character or a player gains a Status card. */
        R attachStatus(AttachStatus command);

        /** A Status card leaves play. */
        R discardStatus(DiscardStatus command);

        /** A side scores victory points. */
        R score(Score command);
    }
}
