package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What somebody wants to do in the encounter, with what is observed at the table. */
public sealed interface HulkCommand {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The Crisis Team has been deployed: these of its characters stand within range 3 of its edge. */
    record DeployTeam(Vector<CombatantId> withinThree) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public DeployTeam {
            Named.once(withinThree);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.deployTeam(this);
        }
    }

    /** Hulk has been deployed, within range 3 of his edge or not. */
    record DeployHulk(boolean withinThree) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.deployHulk(this);
        }
    }

    /** Something that every encounter has. */
    record Frame(RoundCommand command) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.frame(this);
        }
    }

    /** The Gamma Aura is rolled while these Crisis Team characters are within range 3 of Hulk. */
    record RollAura(CrisisFace face, Vector<CombatantId> withinThree) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public RollAura {
            Named.once(withinThree);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollAura(this);
        }
    }

    /** Hulk attacks these characters, who are in range; effects that are not of this encounter add or take dice. */
    record DeclareAttack(HulkAttack attack, Vector<CombatantId> targets, int otherDice) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public DeclareAttack {
            Named.once(targets);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.declareAttack(this);
        }
    }

    /** The dice of Hulk's attack on the next target, and of its defence, as they lie after rerolls. */
    record RollAttack(CrisisRoll attack, CrisisRoll defence) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollAttack(this);
        }
    }

    /** Hulk pushes the target of his strike away Short, perhaps into a Gamma Absorber. */
    record PushTarget(Option<String> into) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pushTarget(this);
        }
    }

    /** Hulk does not push the target of his strike. */
    record DeclinePush() implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.declinePush(this);
        }
    }

    /** The Cosmic Threat pushes a Subdued character Short instead of damage, perhaps into a Gamma Absorber. */
    record PushSubdued(CombatantId character, Option<String> into) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pushSubdued(this);
        }
    }

    /** These Crisis Team characters are near enough to be pushed by Hulk's new Rage. */
    record SightRagePush(Vector<CombatantId> near) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public SightRagePush {
            Named.once(near);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sightRagePush(this);
        }
    }

    /** Hulk's new Rage pushes a character away, perhaps into a Gamma Absorber. */
    record PushAway(CombatantId character, Option<String> into) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pushAway(this);
        }
    }

    /** Hulk uses Super Gamma Leap; he is placed within range 3 of where he was, or not. */
    record Leap(boolean withinThree) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leap(this);
        }
    }

    /** Hulk uses The Strongest One There Is, by the caller's card; what it does is reported by other commands. */
    record UseStrongest() implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useStrongest(this);
        }
    }

    /** A Crisis Team character attacks Hulk with so many dice, within range 3 of him or not. */
    record AttackHulk(CombatantId attacker, AttackType type, int strength, boolean withinThree) implements HulkCommand {
        /** An attack has one die or more. */
        public AttackHulk {
            if (strength < 1) {
                throw new IllegalArgumentException("an attack of strength " + strength);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackHulk(this);
        }
    }

    /** Hulk uses Puny against the attack or collision, or does not. */
    record AnswerPuny(boolean use) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answerPuny(this);
        }
    }

    /** The dice of the attack on Hulk and of his defence as they lie, and whether its special rules push him. */
    record RollAtHulk(CrisisRoll attack, CrisisRoll defence, boolean pushes) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollAtHulk(this);
        }
    }

    /** Hulk would suffer a collision with so much damage. */
    record CollideHulk(int damage) implements HulkCommand {
        /** Damage is not negative. */
        public CollideHulk {
            if (damage < 0) {
                throw new IllegalArgumentException("a collision with damage " + damage);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.collideHulk(this);
        }
    }

    /** A Crisis Team character uses Gamma Throw on terrain, which is within range 2 of it or not. */
    record ThrowTerrain(CombatantId thrower, Terrain terrain, boolean withinTwo) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.throwTerrain(this);
        }
    }

    /** An effect in which this character destroyed terrain is resolved; it is within range 3 of Hulk or not. */
    record DestroyTerrain(CombatantId by, Terrain terrain, boolean withinThree) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.destroyTerrain(this);
        }
    }

    /** A character was pushed or thrown into a Gamma Absorber by anything else. */
    record EnterAbsorber(CombatantId character, String absorber) implements HulkCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.enterAbsorber(this);
        }
    }

    /** In Cleanup the Crisis Team secures these Gamma Absorbers. */
    record SecureAbsorbers(Vector<String> absorbers) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public SecureAbsorbers {
            Named.once(absorbers);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.secureAbsorbers(this);
        }
    }

    /** In Cleanup these Crisis Team characters are within range 1 of a Booster Serum. */
    record UseSerums(Vector<CombatantId> withinOne) implements HulkCommand {
        /** Nobody and nothing is named twice. */
        public UseSerums {
            Named.once(withinOne);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useSerums(this);
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The Crisis Team has been deployed: these of its characters stand within range 3 of its edge. */
        R deployTeam(DeployTeam command);

        /** Hulk has been deployed, within range 3 of his edge or not. */
        R deployHulk(DeployHulk command);

        /** Something that every encounter has. */
        R frame(Frame command);

        /** The Gamma Aura is rolled while these Crisis Team characters are within range 3 of Hulk. */
        R rollAura(RollAura command);

        /** Hulk attacks these characters, who are in range; effects that are not of this encounter add or take dice. */
        R declareAttack(DeclareAttack command);

        /** The dice of Hulk's attack on the next target, and of its defence, as they lie after rerolls. */
        R rollAttack(RollAttack command);

        /** Hulk pushes the target of his strike away Short, perhaps into a Gamma Absorber. */
        R pushTarget(PushTarget command);

        /** Hulk does not push the target of his strike. */
        R declinePush(DeclinePush command);

        /** The Cosmic Threat pushes a Subdued character Short instead of damage, perhaps into a Gamma Absorber. */
        R pushSubdued(PushSubdued command);

        /** These Crisis Team characters are near enough to be pushed by Hulk's new Rage. */
        R sightRagePush(SightRagePush command);

        /** Hulk's new Rage pushes a character away, perhaps into a Gamma Absorber. */
        R pushAway(PushAway command);

        /** Hulk uses Super Gamma Leap; he is placed within range 3 of where he was, or not. */
        R leap(Leap command);

        /** Hulk uses The Strongest One There Is, by the caller's card; what it does is reported by other commands. */
        R useStrongest(UseStrongest command);

        /** A Crisis Team character attacks Hulk with so many dice, within range 3 of him or not. */
        R attackHulk(AttackHulk command);

        /** Hulk uses Puny against the attack or collision, or does not. */
        R answerPuny(AnswerPuny command);

        /** The dice of the attack on Hulk and of his defence as they lie, and whether its special rules push him. */
        R rollAtHulk(RollAtHulk command);

        /** Hulk would suffer a collision with so much damage. */
        R collideHulk(CollideHulk command);

        /** A Crisis Team character uses Gamma Throw on terrain, which is within range 2 of it or not. */
        R throwTerrain(ThrowTerrain command);

        /** An effect in which this character destroyed terrain is resolved; it is within range 3 of Hulk or not. */
        R destroyTerrain(DestroyTerrain command);

        /** A character was pushed or thrown into a Gamma Absorber by anything else. */
        R enterAbsorber(EnterAbsorber command);

        /** In Cleanup the Crisis Team secures these Gamma Absorbers. */
        R secureAbsorbers(SecureAbsorbers command);

        /** In Cleanup these Crisis Team characters are within range 1 of a Booster Serum. */
        R useSerums(UseSerums command);
    }
}
