package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What happened in the encounter, and the rule by which it did. */
public sealed interface HulkEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The rule by which it happened. */
    String rule();

    /** For the people at the table. */
    default String sentence() {
        return match(new HulkEventWords());
    }

    /** Something that every encounter has happened. */
    record Framed(RoundEvent event) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.framed(this);
        }

        @Override
        public String rule() {
            return event.rule();
        }
    }

    /** The Crisis Team stood at its edge. */
    record TeamDeployed() implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.teamDeployed(this);
        }

        @Override
        public String rule() {
            return HulkRules.DEPLOY;
        }
    }

    /** Hulk stood at his edge with his starting Rage, and play can begin. */
    record HulkDeployed() implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkDeployed(this);
        }

        @Override
        public String rule() {
            return HulkRules.DEPLOY;
        }
    }

    /** The Gamma Aura was rolled. */
    record AuraRolled(CrisisFace face, AuraResult result) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.auraRolled(this);
        }

        @Override
        public String rule() {
            return HulkRules.AURA;
        }
    }

    /** Hulk attacked, with this range, these dice and rerolls. */
    record AttackDeclared(HulkAttack attack, Vector<CombatantId> targets, AttackRange range, int dice, int rerolls)
            implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackDeclared(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }
    }

    /** Hulk's attack on a target came to so much damage. */
    record AttackRolled(HulkAttack attack, CombatantId target, int damage) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackRolled(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }
    }

    /** Hulk's attack on a target was over, with all that follows it. */
    record AttackEnded(HulkAttack attack, CombatantId target) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackEnded(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }
    }

    /** A character got a Subdued token instead of being Dazed. */
    record Subdued(CombatantId character) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subdued(this);
        }

        @Override
        public String rule() {
            return HulkRules.SUBDUED;
        }
    }

    /** A Subdued character was to be pushed instead of suffering damage. */
    record SubduedPushDue(CombatantId character) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subduedPushDue(this);
        }

        @Override
        public String rule() {
            return HulkRules.SUBDUED;
        }
    }

    /** A character was pushed by the Cosmic Threat. */
    record CharacterPushed(CombatantId character, PushCause cause, Option<String> into) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.characterPushed(this);
        }

        @Override
        public String rule() {
            return cause.rule();
        }
    }

    /** A Subdued character was moved into a Gamma Absorber by something else. */
    record AbsorberEntered(CombatantId character, String absorber) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.absorberEntered(this);
        }

        @Override
        public String rule() {
            return HulkRules.ABSORBER;
        }
    }

    /** A character was KO'd, and the Cosmic Threat scored. */
    record CharacterKnockedOut(CombatantId character, int points) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.characterKnockedOut(this);
        }

        @Override
        public String rule() {
            return HulkRules.SCORE;
        }
    }

    /** Hulk got a Rage token instead of being Dazed, so many in all, and the Crisis Team scored. */
    record RageGained(int tokens, int points) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rageGained(this);
        }

        @Override
        public String rule() {
            return HulkRules.RAGE;
        }
    }

    /** Hulk's new Rage was to push those near him. */
    record RagePushDue() implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ragePushDue(this);
        }

        @Override
        public String rule() {
            return HulkRules.RAGE;
        }
    }

    /** Those near Hulk were named. */
    record RagePushSighted(Vector<CombatantId> near) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ragePushSighted(this);
        }

        @Override
        public String rule() {
            return HulkRules.RAGE;
        }
    }

    /** Hulk leapt. */
    record Leapt() implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leapt(this);
        }

        @Override
        public String rule() {
            return HulkRules.LEAP;
        }
    }

    /** Hulk used The Strongest One There Is. */
    record StrongestUsed() implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.strongestUsed(this);
        }

        @Override
        public String rule() {
            return HulkRules.STRONGEST;
        }
    }

    /** A character attacked Hulk with so many dice. */
    record HulkTargeted(CombatantId attacker, AttackType type, int dice) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkTargeted(this);
        }

        @Override
        public String rule() {
            return HulkRules.AURA;
        }
    }

    /** Hulk was to suffer a collision. */
    record CollisionDue(int damage) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.collisionDue(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }
    }

    /** Hulk used Puny, or did not. */
    record PunyAnswered(boolean used) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.punyAnswered(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }
    }

    /** The attack or collision came to so much damage for Hulk; it also pushes him, or not; Puny was used, or not. */
    record HulkHit(int damage, boolean pushes, boolean reduced) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkHit(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }
    }

    /** The attack's special rules pushed Hulk, or Puny kept him in place. */
    record HulkPushed(boolean prevented) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkPushed(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }
    }

    /** A character threw terrain. */
    record TerrainThrown(CombatantId thrower, Terrain terrain) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.terrainThrown(this);
        }

        @Override
        public String rule() {
            return HulkRules.THROW;
        }
    }

    /** Terrain was destroyed. */
    record TerrainDestroyed(CombatantId by, Terrain terrain) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.terrainDestroyed(this);
        }

        @Override
        public String rule() {
            return HulkRules.AURA;
        }
    }

    /** The Crisis Team secured Gamma Absorbers in Cleanup. */
    record AbsorbersSecured(Vector<String> absorbers) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.absorbersSecured(this);
        }

        @Override
        public String rule() {
            return HulkRules.SCORE;
        }
    }

    /** A Booster Serum took all damage and the Subdued token off a character. */
    record SerumTaken(CombatantId character) implements HulkEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.serumTaken(this);
        }

        @Override
        public String rule() {
            return HulkRules.SERUM;
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** Something that every encounter has happened. */
        R framed(Framed event);

        /** The Crisis Team stood at its edge. */
        R teamDeployed(TeamDeployed event);

        /** Hulk stood at his edge with his starting Rage, and play can begin. */
        R hulkDeployed(HulkDeployed event);

        /** The Gamma Aura was rolled. */
        R auraRolled(AuraRolled event);

        /** Hulk attacked, with this range, these dice and rerolls. */
        R attackDeclared(AttackDeclared event);

        /** Hulk's attack on a target came to so much damage. */
        R attackRolled(AttackRolled event);

        /** Hulk's attack on a target was over, with all that follows it. */
        R attackEnded(AttackEnded event);

        /** A character got a Subdued token instead of being Dazed. */
        R subdued(Subdued event);

        /** A Subdued character was to be pushed instead of suffering damage. */
        R subduedPushDue(SubduedPushDue event);

        /** A character was pushed by the Cosmic Threat. */
        R characterPushed(CharacterPushed event);

        /** A Subdued character was moved into a Gamma Absorber by something else. */
        R absorberEntered(AbsorberEntered event);

        /** A character was KO'd, and the Cosmic Threat scored. */
        R characterKnockedOut(CharacterKnockedOut event);

        /** Hulk got a Rage token instead of being Dazed, so many in all, and the Crisis Team scored. */
        R rageGained(RageGained event);

        /** Hulk's new Rage was to push those near him. */
        R ragePushDue(RagePushDue event);

        /** Those near Hulk were named. */
        R ragePushSighted(RagePushSighted event);

        /** Hulk leapt. */
        R leapt(Leapt event);

        /** Hulk used The Strongest One There Is. */
        R strongestUsed(StrongestUsed event);

        /** A character attacked Hulk with so many dice. */
        R hulkTargeted(HulkTargeted event);

        /** Hulk was to suffer a collision. */
        R collisionDue(CollisionDue event);

        /** Hulk used Puny, or did not. */
        R punyAnswered(PunyAnswered event);

        /** The attack or collision came to so much damage for Hulk; it also pushes him, or not; Puny was used, or not. */
        R hulkHit(HulkHit event);

        /** The attack's special rules pushed Hulk, or Puny kept him in place. */
        R hulkPushed(HulkPushed event);

        /** A character threw terrain. */
        R terrainThrown(TerrainThrown event);

        /** Terrain was destroyed. */
        R terrainDestroyed(TerrainDestroyed event);

        /** The Crisis Team secured Gamma Absorbers in Cleanup. */
        R absorbersSecured(AbsorbersSecured event);

        /** A Booster Serum took all damage and the Subdued token off a character. */
        R serumTaken(SerumTaken event);
    }
}
