package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** An observation: what the push met next. */
public sealed interface Contact {
    /** The command that tells it. */
    ColossusCommand told();

    /** An interactive terrain feature of this size. */
    record OfTerrain(int size) implements Contact {
        @Override
        public ColossusCommand told() {
            return new ColossusCommand.TouchTerrain(size);
        }
    }

    /** A character. */
    record OfCharacter(CombatantId character) implements Contact {
        @Override
        public ColossusCommand told() {
            return new ColossusCommand.TouchCharacter(character);
        }
    }

    /** The line between two linked towers. */
    record OfLink(BeamLink link) implements Contact {
        @Override
        public ColossusCommand told() {
            return new ColossusCommand.CrossLink(link.low(), link.high());
        }
    }

    /** A tower, which stops him, and the Crisis Team characters within range 1 of it. */
    record OfTower(Tower tower, Vector<CombatantId> near) implements Contact {
        @Override
        public ColossusCommand told() {
            return new ColossusCommand.TouchTower(tower, near);
        }
    }

    /** Nothing more: the push is over. */
    record None() implements Contact {
        @Override
        public ColossusCommand told() {
            return new ColossusCommand.EndPush();
        }
    }
}
