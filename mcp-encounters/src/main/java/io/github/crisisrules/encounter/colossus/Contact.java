package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** An observation: the next contact of a push. */
public sealed interface Contact extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the command that reports this contact. */
    ColossusCommand command();

    /** Contact with an interactive terrain feature. */
    record OfTerrain(int size) implements Contact {
        @Override
        public ColossusCommand command() {
            return new ColossusCommand.TouchTerrain(size);
        }
    }

    /** Contact with a character. */
    record OfCharacter(CombatantId character) implements Contact {
        @Override
        public ColossusCommand command() {
            return new ColossusCommand.TouchCharacter(character);
        }
    }

    /** Contact with the line between two linked towers. */
    record OfLink(TowerLink link) implements Contact {
        @Override
        public ColossusCommand command() {
            return new ColossusCommand.CrossLink(link.low(), link.high());
        }
    }

    /**
     * Contact with a tower, which stops the Colossus.
     *
     * @param nearbyCharacters the Crisis Team characters within range 1 of the tower
     */
    record OfTower(Tower tower, Vector<CombatantId> nearbyCharacters) implements Contact {
        @Override
        public ColossusCommand command() {
            return new ColossusCommand.TouchTower(tower, nearbyCharacters);
        }
    }

    /** No further contact: the push is over. */
    record None() implements Contact {
        @Override
        public ColossusCommand command() {
            return new ColossusCommand.EndPush();
        }
    }
}
