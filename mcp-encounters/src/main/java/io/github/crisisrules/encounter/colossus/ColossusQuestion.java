package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question that only the players can answer. Where a number has no upper limit, the form lists the usual values;
 * commands also accept larger ones.
 *
 * @param <A> the type of the answer
 */
public sealed interface ColossusQuestion<A> extends Question<A> {
    /** The largest size of terrain in forms. */
    int LARGEST_SIZE = 5;

    /** The largest damage of one effect in forms. */
    int MAX_DAMAGE = 12;

    /**
     * Asks for the next unreported contact of the push: a character that was not touched yet, a link, a tower,
     * terrain, or the end of the push. If it is a tower, the form then asks for the members of {@code team} within
     * range 1 of it.
     */
    record NextContact(
            Vector<CombatantId> characters, Vector<BeamLink> links, Vector<Tower> towers, Vector<CombatantId> team)
            implements ColossusQuestion<Contact> {
        @Override
        public Form<Contact> form() {
            Form<Contact> met = Form.oneOf(sizes().<Contact>map(Contact.OfTerrain::new)
                    .appendAll(characters.map(Contact.OfCharacter::new))
                    .appendAll(links.map(Contact.OfLink::new))
                    .appendAll(towers.map(tower -> new Contact.OfTower(tower, Vector.empty())))
                    .append(new Contact.None()));
            return met.then(contact -> contact instanceof Contact.OfTower stopped
                    ? Form.anyOf(team).as(near -> new Contact.OfTower(stopped.tower(), near))
                    : Form.oneOf(Vector.of(contact)));
        }

        @Override
        public String words() {
            return "what does the push meet next?";
        }
    }

    /** Asks for the face of the die for the Rampage chart. */
    record ChartFace() implements ColossusQuestion<CrisisFace> {
        @Override
        public Form<CrisisFace> form() {
            return Form.oneOf(Vector.of(CrisisFace.values()));
        }

        @Override
        public String words() {
            return "which face does the die for the Rampage chart show?";
        }
    }

    /**
     * Asks for the character that the Colossus throws, if any: on a critical of the chart one within 2, after Bare
     * Metal Hands one of its targets.
     */
    @Rule({CHART, HANDS})
    record CharacterToThrow(Vector<CombatantId> among, boolean isAfterHands)
            implements ColossusQuestion<Option<CombatantId>> {
        @Override
        public Form<Option<CombatantId>> form() {
            return orNone(among);
        }

        @Override
        public String words() {
            return isAfterHands ? "whom does he throw now, if anybody?" : "whom within 2 does he throw, if anybody?";
        }
    }

    /** Asks for the size of the interactive terrain within 2 that the Colossus throws, if there is any. */
    @Rule(CHART)
    record TerrainToThrow() implements ColossusQuestion<Option<Integer>> {
        @Override
        public Form<Option<Integer>> form() {
            return orNone(sizes());
        }

        @Override
        public String words() {
            return "which size of terrain within 2 does he throw, if there is any?";
        }
    }

    /** Asks for the characters that suffered a collision in a throw, with the damage. */
    record Collisions(Vector<CombatantId> among) implements ColossusQuestion<Vector<Harmed>> {
        @Override
        public Form<Vector<Harmed>> form() {
            return eachOrNot(among);
        }

        @Override
        public String words() {
            return "whom does the throw hit, and for how much damage?";
        }
    }

    /** Asks for the sizes of the interactive terrain that a throw destroyed. */
    record Wreckage() implements ColossusQuestion<Vector<Integer>> {
        @Override
        public Form<Vector<Integer>> form() {
            return Form.anyOf(sizes());
        }

        @Override
        public String words() {
            return "which sizes of terrain does the throw destroy?";
        }
    }

    /** Asks for the targets of Bare Metal Hands within 2 and in line of sight, with the result of each attack. */
    @Rule(HANDS)
    record HandsHit(Vector<CombatantId> among, boolean isArea) implements ColossusQuestion<Vector<Struck>> {
        @Override
        public Form<Vector<Struck>> form() {
            return isArea
                    ? Form.each(among.map(target -> struckOrNot(Vector.of(target))))
                            .as(all -> all.flatMap(one -> one))
                    : struckOrNot(among).as(Option::toVector);
        }

        @Override
        public String words() {
            return (isArea ? "who is" : "whom does he attack that is")
                    + " within 2 and in sight, and what does Bare Metal Hands come to?";
        }
    }

    /** Asks for the target of Hurl Debris within 5 and in line of sight, if any, with the result of the attack. */
    @Rule(DEBRIS)
    record DebrisHit(Vector<CombatantId> among) implements ColossusQuestion<Option<Struck>> {
        @Override
        public Form<Option<Struck>> form() {
            return struckOrNot(among);
        }

        @Override
        public String words() {
            return "whom does he attack that is within 5 and in sight, and what does Hurl Debris come to?";
        }
    }

    /**
     * Asks for the tower at which the active character stands, and the tower toward which it points the Disruption
     * Beam token.
     */
    record BeamAt(CombatantId character, Vector<BeamToken> tokens) implements ColossusQuestion<BeamToken> {
        @Override
        public Form<BeamToken> form() {
            return Form.oneOf(tokens);
        }

        @Override
        public String words() {
            return "from which tower near " + character + " toward which other does the Disruption Beam point?";
        }
    }

    /**
     * Asks for the result of an attack on the Colossus before Organic Steel; he defends with {@code defenceDice}
     * dice.
     */
    record DamageToHim(int defenceDice) implements ColossusQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.ofDefence(defenceDice).form(0);
        }

        @Override
        public String words() {
            return "what does the attack on him come to, before Organic Steel? He defends with "
                    + Plural.of(defenceDice, "die", "dice");
        }
    }

    private static Vector<Integer> sizes() {
        return Vector.rangeClosed(1, LARGEST_SIZE);
    }

    private static Form<Option<Struck>> struckOrNot(Vector<CombatantId> among) {
        return orNone(among)
                .then(target -> target.isEmpty()
                        ? Form.oneOf(Vector.of(Option.<Struck>none()))
                        : ColossusDice.byHim().form(0).as(result -> Option.of(new Struck(target.get(), result))));
    }

    private static <T> Form<Option<T>> orNone(Vector<T> options) {
        return Form.oneOf(options.map(Option::of).append(Option.none()));
    }

    private static Vector<Harmed> harms(CombatantId character) {
        return Vector.rangeClosed(0, MAX_DAMAGE).map(damage -> new Harmed(character, damage));
    }

    private static Form<Vector<Harmed>> eachOrNot(Vector<CombatantId> among) {
        return Form.each(among.map(character -> orNone(harms(character)))).as(all -> all.flatMap(one -> one));
    }
}
