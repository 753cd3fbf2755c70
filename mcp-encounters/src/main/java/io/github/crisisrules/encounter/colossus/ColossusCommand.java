package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** What the players want, or what they observed on the table. */
public sealed interface ColossusCommand {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** Something of the frame: a phase, an activation, what happens to a character. */
    record InRound(RoundCommand command) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.inRound(this);
        }
    }

    /** The active character interacts with a tower: a Disruption Beam token points toward another. */
    record PlaceBeam(CombatantId character, Tower tower, Tower toward) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.placeBeam(this);
        }
    }

    /** An enemy effect would give him damage: an attack, or a collision. */
    record StrikeColossus(int damage) implements ColossusCommand {
        /** Damage is 1 or more; without damage nothing is to be told. */
        public StrikeColossus {
            if (damage < 1) {
                throw new IllegalArgumentException("damage of " + damage);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.strikeColossus(this);
        }
    }

    /** The push met an interactive terrain feature. */
    record TouchTerrain(int size) implements ColossusCommand {
        /** Sizes start at 1. */
        public TouchTerrain {
            ThrowReport.size(size);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.touchTerrain(this);
        }
    }

    /** The push met a character. */
    record TouchCharacter(CombatantId character) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.touchCharacter(this);
        }
    }

    /** His base or the tool crossed the line between two linked towers. */
    record CrossLink(Tower one, Tower other) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.crossLink(this);
        }
    }

    /** The push met a tower; near are the Crisis Team characters within range 1 of it. */
    record TouchTower(Tower tower, Vector<CombatantId> near) implements ColossusCommand {
        /** Each character once. */
        public TouchTower {
            if (near.distinct().size() < near.size()) {
                throw new IllegalArgumentException("a character is near " + tower + " twice");
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.touchTower(this);
        }
    }

    /** The push ended without a tower; he stands where he fits. */
    record EndPush() implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endPush(this);
        }
    }

    /** The die for the Rampage chart. */
    record RollChart(CrisisFace face) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollChart(this);
        }
    }

    /** He throws a character away: on the critical, or a target that Bare Metal Hands damaged. */
    record ThrowCharacter(CombatantId character, ThrowReport report) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.throwCharacter(this);
        }
    }

    /** He throws a terrain feature. */
    record ThrowTerrain(int size, ThrowReport report) implements ColossusCommand {
        /** Sizes start at 1. */
        public ThrowTerrain {
            ThrowReport.size(size);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.throwTerrain(this);
        }
    }

    /** Bare Metal Hands: the targets, and the damage that the dice dealt to each. */
    record AttackWithHands(Vector<Harmed> targets) implements ColossusCommand {
        /** At least one target, each once. */
        public AttackWithHands {
            if (targets.map(Harmed::character).distinct().size() < targets.size() || targets.isEmpty()) {
                throw new IllegalArgumentException("Bare Metal Hands against " + targets);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackWithHands(this);
        }
    }

    /** Hurl Debris: the target, and the damage that the dice dealt. */
    record AttackWithDebris(Harmed target) implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackWithDebris(this);
        }
    }

    /** Nobody and nothing is where the chart asks for it: in range and, for an attack, in line of sight. */
    record NobodyThere() implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nobodyThere(this);
        }
    }

    /** He throws nobody more after Bare Metal Hands. */
    record ForgoThrows() implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.forgoThrows(this);
        }
    }

    /** At the bound: the Rampages go on. */
    record GoOn() implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.goOn(this);
        }
    }

    /** At the bound: it was enough. */
    record StopThere() implements ColossusCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stopThere(this);
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** Something of the frame: a phase, an activation, what happens to a character. */
        R inRound(InRound command);

        /** The active character interacts with a tower: a Disruption Beam token points toward another. */
        R placeBeam(PlaceBeam command);

        /** An enemy effect would give him damage: an attack, or a collision. */
        R strikeColossus(StrikeColossus command);

        /** The push met an interactive terrain feature. */
        R touchTerrain(TouchTerrain command);

        /** The push met a character. */
        R touchCharacter(TouchCharacter command);

        /** His base or the tool crossed the line between two linked towers. */
        R crossLink(CrossLink command);

        /** The push met a tower; near are the Crisis Team characters within range 1 of it. */
        R touchTower(TouchTower command);

        /** The push ended without a tower; he stands where he fits. */
        R endPush(EndPush command);

        /** The die for the Rampage chart. */
        R rollChart(RollChart command);

        /** He throws a character away: on the critical, or a target that Bare Metal Hands damaged. */
        R throwCharacter(ThrowCharacter command);

        /** He throws a terrain feature. */
        R throwTerrain(ThrowTerrain command);

        /** Bare Metal Hands: the targets, and the damage that the dice dealt to each. */
        R attackWithHands(AttackWithHands command);

        /** Hurl Debris: the target, and the damage that the dice dealt. */
        R attackWithDebris(AttackWithDebris command);

        /** Nobody and nothing is where the chart asks for it: in range and, for an attack, in line of sight. */
        R nobodyThere(NobodyThere command);

        /** He throws nobody more after Bare Metal Hands. */
        R forgoThrows(ForgoThrows command);

        /** At the bound: the Rampages go on. */
        R goOn(GoOn command);

        /** At the bound: it was enough. */
        R stopThere(StopThere command);
    }
}
