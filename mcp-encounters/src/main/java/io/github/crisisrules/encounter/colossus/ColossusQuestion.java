package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A question that only the players can answer. Where a number has no upper limit, the form lists the usual values;
 * commands also accept larger ones.
 *
 * @param <A> the type of the answer
 */
public sealed interface ColossusQuestion<A> extends Question<A> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

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
            Vector<CombatantId> characters, Vector<TowerLink> links, Vector<Tower> towers, Vector<CombatantId> team)
            implements ColossusQuestion<Contact> {
        @Override
        public Form<Contact> form() {
            Form<Contact> met = Form.oneOf(sizes().<Contact>map(Contact.OfTerrain::new)
                    .appendAll(characters.map(Contact.OfCharacter::new))
                    .appendAll(links.map(Contact.OfLink::new))
                    .appendAll(towers.map(tower -> new Contact.OfTower(tower, Vector.empty())))
                    .append(new Contact.None()));
            return met.then(contact -> contact instanceof Contact.OfTower stopped
                    ? Form.anyOf(team)
                            .labelled(wording -> Sentences.nearTower(wording, stopped.tower()))
                            .as(near -> new Contact.OfTower(stopped.tower(), near))
                    : Form.known(contact));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /** Asks for the face of the die for the Rampage chart. */
    record ChartFace() implements ColossusQuestion<CrisisFace> {
        @Override
        public Form<CrisisFace> form() {
            return Form.oneOf(Vector.of(CrisisFace.values()));
        }
    }

    /**
     * Asks for the character that the Colossus throws, if any: on a critical of the chart one within 2, after Bare
     * Metal Hands one of its targets.
     */
    @Rule({CHART, HANDS})
    record CharacterToThrow(Vector<CombatantId> candidates, boolean isAfterBareMetalHands)
            implements ColossusQuestion<Option<CombatantId>> {
        @Override
        public Form<Option<CombatantId>> form() {
            return orNone(candidates);
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
        public String describeOption(Object option, Wording wording) {
            return option instanceof Option<?> size && size.isDefined()
                    ? Sentences.size(wording, size.get())
                    : ColossusQuestion.super.describeOption(option, wording);
        }
    }

    /** Asks for the characters that suffered a collision in a throw, then for the damage of each. */
    record Collisions(Vector<CombatantId> candidates) implements ColossusQuestion<Vector<DamagedCharacter>> {
        @Override
        public Form<Vector<DamagedCharacter>> form() {
            return Form.anyOf(candidates)
                    .then(hit -> damages(hit).as(damages -> hit.zipWith(damages, DamagedCharacter::of)));
        }

        private static Form<Vector<Integer>> damages(Vector<CombatantId> hit) {
            return switch (hit.size()) {
                case 0 -> Form.known(Vector.empty());
                case 1 ->
                    Form.number(0, MAX_DAMAGE)
                            .labelled(wording -> Sentences.collisionDamage(wording, hit.head()))
                            .as(Vector::of);
                default -> damage().times(hit.size()).labelled(wording -> Sentences.collisionDamages(wording, hit));
            };
        }

        private static Form.Written<Integer> damage() {
            return new Form.Written<>(
                    (field, text, wording) -> text.matches("[0-9]|1[0-2]")
                            ? Either.right(Integer.valueOf(text))
                            : Either.left(FieldFault.of(
                                    field, Sentences.noDamage(wording, PlainName.shown(text), MAX_DAMAGE))),
                    random -> random.below(MAX_DAMAGE + 1),
                    String::valueOf);
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /** Asks for the sizes of the interactive terrain that a throw destroyed. */
    record DestroyedTerrain() implements ColossusQuestion<Vector<Integer>> {
        @Override
        public Form<Vector<Integer>> form() {
            return Form.anyOf(sizes());
        }

        @Override
        public String describeOption(Object option, Wording wording) {
            return Sentences.size(wording, option);
        }
    }

    /** Asks for the targets of Bare Metal Hands within 2 and in line of sight, then for the result of each attack. */
    @Rule(HANDS)
    record BareMetalHandsAttack(Vector<CombatantId> candidates, boolean isArea)
            implements ColossusQuestion<Vector<AttackedTarget>> {
        @Override
        public Form<Vector<AttackedTarget>> form() {
            Form<Vector<CombatantId>> who =
                    isArea ? Form.anyOf(candidates) : orNone(candidates).as(Option::toVector);
            return who.then(BareMetalHandsAttack::results);
        }

        private static Form<Vector<AttackedTarget>> results(Vector<CombatantId> targets) {
            return switch (targets.size()) {
                case 0 -> Form.known(Vector.empty());
                case 1 ->
                    ColossusDice.attackPools()
                            .form(0)
                            .labelled(wording -> Sentences.handsResult(wording, targets.head()))
                            .as(result -> Vector.of(new AttackedTarget(targets.head(), result)));
                default ->
                    ColossusDice.attackPools()
                            .forms(targets.size())
                            .labelled(wording -> Sentences.handsResults(wording, targets))
                            .as(results -> targets.zipWith(results, AttackedTarget::new));
            };
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /** Asks for the target of Hurl Debris within 5 and in line of sight, if any, then for the result of the attack. */
    @Rule(DEBRIS)
    record HurlDebrisAttack(Vector<CombatantId> candidates) implements ColossusQuestion<Option<AttackedTarget>> {
        @Override
        public Form<Option<AttackedTarget>> form() {
            return orNone(candidates)
                    .then(target -> target.isEmpty()
                            ? Form.known(Option.<AttackedTarget>none())
                            : ColossusDice.attackPools()
                                    .form(0)
                                    .labelled(wording -> Sentences.debrisResult(wording, target.get()))
                                    .as(result -> Option.of(new AttackedTarget(target.get(), result))));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /**
     * Asks for the tower at which the active character stands, and the tower toward which it points the Disruption
     * Beam token.
     */
    record BeamPlacement(CombatantId character, Vector<BeamToken> tokens) implements ColossusQuestion<BeamToken> {
        @Override
        public Form<BeamToken> form() {
            return Form.oneOf(tokens.map(BeamToken::tower).distinct())
                    .then(tower -> Form.oneOf(
                                    tokens.filter(token -> token.tower().equals(tower))
                                            .map(BeamToken::toward))
                            .labelled(wording -> Sentences.beamToward(wording, tower))
                            .as(toward -> new BeamToken(tower, toward)));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /**
     * Asks for the result of an attack on the Colossus before Organic Steel; he defends with {@code defenceDice}
     * dice.
     */
    record DamageToColossus(int defenceDice) implements ColossusQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.ofDefence(defenceDice).form(0);
        }
    }

    private static Vector<Integer> sizes() {
        return Vector.rangeClosed(1, LARGEST_SIZE);
    }

    private static <T> Form<Option<T>> orNone(Vector<T> options) {
        return Form.oneOf(options.map(Option::of).append(Option.none()));
    }
}
