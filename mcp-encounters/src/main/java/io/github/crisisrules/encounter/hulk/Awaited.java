package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** What the encounter waits for before anything else can be done. */
public sealed interface Awaited {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The rule that asks for it. */
    String rule();

    /** For the people at the table. */
    String words();

    /** The Crisis Team deploys. */
    record TeamDeployment() implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.teamDeployment(this);
        }

        @Override
        public String rule() {
            return HulkRules.DEPLOY;
        }

        @Override
        public String words() {
            return "the Crisis Team deploys";
        }
    }

    /** Hulk deploys. */
    record HulkDeployment() implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkDeployment(this);
        }

        @Override
        public String rule() {
            return HulkRules.DEPLOY;
        }

        @Override
        public String words() {
            return "Hulk deploys";
        }
    }

    /** The Gamma Aura is rolled. */
    record AuraRoll() implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.auraRoll(this);
        }

        @Override
        public String rule() {
            return HulkRules.AURA;
        }

        @Override
        public String words() {
            return "the Gamma Aura is rolled";
        }
    }

    /** Hulk's attack on this target is rolled, with so many dice and rerolls. */
    record AttackRoll(HulkAttack attack, CombatantId target, int dice, int rerolls) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.attackRoll(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }

        @Override
        public String words() {
            return "roll " + dice + " dice for " + attack + " on " + target + ", rerolling up to " + rerolls;
        }
    }

    /** What follows Hulk's attack on this target; after his strike, whether he pushes it. */
    record Aftermath(HulkAttack attack, CombatantId target) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.aftermath(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }

        @Override
        public String words() {
            return "after " + attack + " on " + target + ": push it or not";
        }
    }

    /** The Cosmic Threat pushes a Subdued character Short. */
    record SubduedPush(CombatantId character) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subduedPush(this);
        }

        @Override
        public String rule() {
            return HulkRules.SUBDUED;
        }

        @Override
        public String words() {
            return "the Cosmic Threat pushes " + character + " Short";
        }
    }

    /** Who is near Hulk as his Rage grows. */
    record RageSighting() implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rageSighting(this);
        }

        @Override
        public String rule() {
            return HulkRules.RAGE;
        }

        @Override
        public String words() {
            return "who is near Hulk";
        }
    }

    /** The Cosmic Threat pushes these away from Hulk, in the order it likes. */
    record RagePushes(Vector<CombatantId> remaining) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ragePushes(this);
        }

        @Override
        public String rule() {
            return HulkRules.RAGE;
        }

        @Override
        public String words() {
            return "the Cosmic Threat pushes " + remaining.mkString(", ") + " away from Hulk, one after the other";
        }
    }

    /** Whether Hulk uses Puny. */
    record PunyAnswer() implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.punyAnswer(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }

        @Override
        public String words() {
            return "whether Hulk uses Puny";
        }
    }

    /** An attack on Hulk is rolled, with so many dice; Puny was used or not. */
    record HulkDefence(CombatantId attacker, AttackType type, int dice, boolean reduced) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkDefence(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }

        @Override
        public String words() {
            return "roll " + dice + " dice for the attack of " + attacker + " on Hulk";
        }
    }

    /** The attack's special rules push Hulk, unless Puny prevents it. */
    record HulkPush(boolean prevented) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hulkPush(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }

        @Override
        public String words() {
            return "the push of Hulk";
        }
    }

    /** A collision of Hulk is resolved; Puny was used or not. */
    record Collision(int damage, boolean reduced) implements Awaited {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.collision(this);
        }

        @Override
        public String rule() {
            return HulkRules.PUNY;
        }

        @Override
        public String words() {
            return "the collision of Hulk";
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The Crisis Team deploys. */
        R teamDeployment(TeamDeployment awaited);

        /** Hulk deploys. */
        R hulkDeployment(HulkDeployment awaited);

        /** The Gamma Aura is rolled. */
        R auraRoll(AuraRoll awaited);

        /** Hulk's attack on this target is rolled, with so many dice and rerolls. */
        R attackRoll(AttackRoll awaited);

        /** What follows Hulk's attack on this target; after his strike, whether he pushes it. */
        R aftermath(Aftermath awaited);

        /** The Cosmic Threat pushes a Subdued character Short. */
        R subduedPush(SubduedPush awaited);

        /** Who is near Hulk as his Rage grows. */
        R rageSighting(RageSighting awaited);

        /** The Cosmic Threat pushes these away from Hulk, in the order it likes. */
        R ragePushes(RagePushes awaited);

        /** Whether Hulk uses Puny. */
        R punyAnswer(PunyAnswer awaited);

        /** An attack on Hulk is rolled, with so many dice; Puny was used or not. */
        R hulkDefence(HulkDefence awaited);

        /** The attack's special rules push Hulk, unless Puny prevents it. */
        R hulkPush(HulkPush awaited);

        /** A collision of Hulk is resolved; Puny was used or not. */
        R collision(Collision awaited);
    }
}
