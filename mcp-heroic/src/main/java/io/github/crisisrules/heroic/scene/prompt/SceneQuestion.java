package io.github.crisisrules.heroic.scene.prompt;

import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question about facts that only the players know, such as the faces rolled, the character chosen, or the name of
 * something new. The rules accept every option that is listed.
 *
 * @param <A> the type of the answer
 */
public sealed interface SceneQuestion<A> extends Question<A> {
    /** The maximum length of names and sentences. */
    int LONGEST_NAME = 100;

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Asks for the faces of the dice, in pool order. */
    record Faces(Vector<DieSize> dice) implements SceneQuestion<Vector<Integer>> {
        @Override
        public Form<Vector<Integer>> form() {
            return dice.isEmpty() ? Form.known(Vector.empty()) : WrittenLists.faces(dice);
        }
    }

    /** Asks for the trait, with the die that it gives, that joins each place of the pool. A place may be left empty. */
    record PoolTraits(Vector<Vector<PoolDie>> slots) implements SceneQuestion<Vector<Trait>> {
        @Override
        public Form<Vector<Trait>> form() {
            return Form.each(slots.map(options -> Form.<Option<PoolDie>>oneOf(
                            options.map(Option::some).append(Option.none()))))
                    .as(chosen -> chosen.flatMap(one -> one.map(PoolDie::trait)));
        }

        @Override
        public String describePart(int part, Wording wording) {
            Vector<Trait> slot = slots.get(part).map(PoolDie::trait);
            return Sentences.poolTrait(wording, slot.head().kind(), slot, slot.map(Trait::name));
        }
    }

    /** Asks for the dice rolled and their faces, without the traits they come from. */
    record RolledDice() implements SceneQuestion<Vector<RolledDie>> {
        @Override
        public Form<Vector<RolledDie>> form() {
            return WrittenLists.rolledDice();
        }
    }

    /** Asks for the result of a roll: the total, the effect dice and the number of opportunities. */
    record DeclaredResult(RollSide side) implements SceneQuestion<RollResult> {
        @Override
        public Form<RollResult> form() {
            return WrittenLists.result();
        }
    }

    /** Asks for the dice of the total and the effect. */
    record WhichDice(Vector<DiceChoice> options) implements SceneQuestion<DiceChoice> {
        @Override
        public Form<DiceChoice> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a member of the cast. */
    record WhichCharacter(Role role, Vector<CastId> options) implements SceneQuestion<CastId> {
        @Override
        public Form<CastId> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a trait to be used in the given way. */
    record WhichTrait(TraitUse use, Vector<Trait> options) implements SceneQuestion<Trait> {
        @Override
        public Form<Trait> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a trait together with its owner. */
    record WhichOwnedTrait(Vector<OwnedTrait> options) implements SceneQuestion<SceneQuestion.OwnedTrait> {
        @Override
        public Form<OwnedTrait> form() {
            return Form.oneOf(options);
        }
    }

    /** A trait and its owner. */
    record OwnedTrait(CastId owner, Trait trait) implements Describable {
        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Asks for a type of stress or trauma. */
    record WhichStressType(Vector<StressType> options) implements SceneQuestion<StressType> {
        @Override
        public Form<StressType> form() {
            return Form.oneOf(options);
        }
    }

    /**
     * Asks for a name on a datafile, such as a limit, a special effect, a power, a power set, a specialty or a
     * milestone.
     */
    record WhichEntry(Entry entry, Vector<String> options) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a new name that is not in {@code takenNames}. */
    record NewName(Subject subject, Vector<String> takenNames) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(LONGEST_NAME, takenNames);
        }
    }

    /** Asks for new names, at least {@code least} of them and none that is in {@code takenNames}. */
    record NewNames(NameList list, int least, Vector<String> takenNames) implements SceneQuestion<Vector<String>> {
        @Override
        public Form<Vector<String>> form() {
            return WrittenLists.names(least, takenNames);
        }
    }

    /** Asks for the powers of a new power set with their dice, none of them named as one of {@code takenNames}. */
    record NewPowers(Vector<String> takenNames) implements SceneQuestion<Vector<Power>> {
        @Override
        public Form<Vector<Power>> form() {
            return WrittenLists.powers(takenNames);
        }
    }

    /** Asks for the dice of the three affiliations of a new character. */
    record NewAffiliations() implements SceneQuestion<Affiliations> {
        @Override
        public Form<Affiliations> form() {
            return WrittenLists.dice(3, 3).as(dice -> new Affiliations(dice.get(0), dice.get(1), dice.get(2)));
        }
    }

    /** Asks for the kind of the next consequence of a ruling, or whether there are no more. */
    record NextConsequence(boolean isFirst, Vector<ConsequenceKind> options) implements SceneQuestion<ConsequenceKind> {
        @Override
        public Form<ConsequenceKind> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for one of several consequences of a kind. Their descriptions are the options. */
    record WhichConsequence(Vector<Consequence> options) implements SceneQuestion<Consequence> {
        @Override
        public Form<Consequence> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks whether the new character is played by a player rather than the Watcher. */
    record IsHero(String name) implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /** Asks for the payment. It is asked only if the doom pool has dice of several sizes. */
    record WhichPayment(Vector<Payment> options) implements SceneQuestion<Payment> {
        @Override
        public Form<Payment> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a die size of at least {@code least}. */
    record WhichDieSize(DieUse use, DieSize least) implements SceneQuestion<DieSize> {
        @Override
        public Form<DieSize> form() {
            return Form.oneOf(DieSize.all().filter(die -> die.isAtLeast(least)));
        }
    }

    /** Asks for the members of a group. */
    record WhichGroup(Vector<CastId> options) implements SceneQuestion<Vector<CastId>> {
        @Override
        public Form<Vector<CastId>> form() {
            return Form.someOf(options, 2, options.size());
        }
    }

    /** Asks for a die of the doom pool. */
    record WhichDoomDie(Vector<DieSize> options) implements SceneQuestion<DieSize> {
        @Override
        public Form<DieSize> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks how the doom pool grows. */
    record WhichDoomGrowth(Vector<DoomGrowth> options) implements SceneQuestion<DoomGrowth> {
        @Override
        public Form<DoomGrowth> form() {
            return Form.oneOf(options);
        }

        @Override
        public String describeOption(Object option, Wording wording) {
            return Sentences.growth(wording, option);
        }
    }

    /** Asks for the kind of a new power. Reflexes and Senses set the price of an interrupt. */
    record WhichPowerKind() implements SceneQuestion<PowerKind> {
        @Override
        public Form<PowerKind> form() {
            return Form.oneOf(Vector.of(PowerKind.OTHER, PowerKind.REFLEXES, PowerKind.SENSES));
        }
    }

    /** Asks whether a new special effect costs a plot point. */
    record CostsPlotPoint() implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /** Asks for an action with its actor, intent and target. */
    record WhichAction(Vector<ActionCommand.DeclareAction> options)
            implements SceneQuestion<ActionCommand.DeclareAction> {
        @Override
        public Form<ActionCommand.DeclareAction> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for one of several commands of a kind. Their descriptions are the options. */
    record WhichCommand(Vector<SceneCommand> options) implements SceneQuestion<SceneCommand> {
        @Override
        public Form<SceneCommand> form() {
            return Form.oneOf(options);
        }
    }

    /** The part that a character plays in the answer. */
    enum Role implements Describable {
        /** The character enters the scene. */
        ENTERS,
        /** The character leaves the scene. */
        LEAVES,
        /** The character leaves its group. */
        GOES_ALONE,
        /** The Watcher splits the hero off. */
        IS_SPLIT_OFF,
        /** The character takes stress. */
        TAKES_STRESS,
        /** The character acts next. */
        ACTS_NEXT,
        /** The character is attacked. */
        IS_ATTACKED,
        /** The character gets an asset. */
        GETS_ASSET,
        /** The character takes a complication. */
        TAKES_COMPLICATION,
        /** The character loses a trait. */
        LOSES_TRAIT,
        /** A trait of the character has another die. */
        HAS_CHANGED_TRAIT,
        /** The hero earns a plot point. */
        EARNS_PLOT_POINT,
        /** The hero spends a plot point. */
        SPENDS_PLOT_POINT;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A use of the trait that is asked for. */
    enum TraitUse implements Describable {
        /** A distinction joins the pool as a D4. */
        AS_D4,
        /** The trait joins the pool. */
        JOINS_POOL,
        /** The trait steps up. */
        STEPS_UP,
        /** The trait steps back. */
        STEPS_BACK,
        /** The trait is removed. */
        IS_REMOVED,
        /** The trait is restored. */
        IS_RESTORED,
        /** The trait has another die. */
        HAS_ANOTHER_DIE;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A use of the die that is asked for. */
    enum DieUse implements Describable {
        /** The size of stress. */
        STRESS,
        /** The size of a complication. */
        COMPLICATION,
        /** The size of an asset. */
        ASSET,
        /** The other die of a trait. */
        TRAIT,
        /** A die that joins the pool. */
        POOL,
        /** A die that joins the doom pool. */
        DOOM;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A list of names from which one is chosen. */
    enum Entry implements Describable {
        /** The limits of a character. */
        LIMIT,
        /** The powers of a hero. */
        POWER,
        /** The power sets of a hero. */
        POWER_SET,
        /** The specialties of a hero. */
        SPECIALTY,
        /** The distinctions of the scene. */
        SCENE_DISTINCTION,
        /** The distinctions of a hero, one of which is replaced. */
        REPLACED_DISTINCTION,
        /** The limits of a hero, one of which is replaced. */
        REPLACED_LIMIT,
        /** The milestones of a hero, one of which is replaced. */
        REPLACED_MILESTONE,
        /** The power sets of a hero, one of which is replaced. */
        REPLACED_POWER_SET;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A kind of consequence of a ruling. */
    enum ConsequenceKind implements Describable {
        /** No further consequence. */
        NOTHING,
        /** A character takes stress. */
        STRESS,
        /** Stress or trauma steps up or back. */
        STEP_HARM,
        /** A character takes a complication. */
        COMPLICATION,
        /** A character gains an asset. */
        ASSET,
        /** A character loses a trait. */
        LOSE_TRAIT,
        /** The scene loses a distinction. */
        LOSE_DISTINCTION,
        /** A trait on a datafile has another die. */
        CHANGE_TRAIT,
        /** A hero earns a plot point. */
        EARN_PLOT_POINT,
        /** A hero spends a plot point. */
        SPEND_PLOT_POINT,
        /** A die joins the pool that is being built. */
        POOL_DIE,
        /** The next effect die steps up or back. */
        EFFECT_DIE,
        /** A die joins the doom pool. */
        ADD_DOOM,
        /** A die leaves the doom pool. */
        REMOVE_DOOM;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A list of new names that the players make up. */
    enum NameList implements Describable {
        /** The distinctions of a scene. */
        SCENE_DISTINCTIONS,
        /** The distinctions of a new character. */
        DISTINCTIONS,
        /** The special effects of a new power set that cost a plot point. */
        SFX_FOR_PLOT_POINTS,
        /** The special effects of a new power set that cost nothing. */
        FREE_SFX,
        /** The limits of a new power set. */
        LIMITS;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Something new that the players name or describe. */
    enum Subject implements Describable {
        /** An action without a roll. */
        ACTION,
        /** An asset. */
        ASSET,
        /** A complication. */
        COMPLICATION,
        /** A distinction of a hero. */
        DISTINCTION,
        /** A new member of the cast. */
        CHARACTER,
        /** A limit. */
        LIMIT,
        /** A milestone. */
        MILESTONE,
        /** A power. */
        POWER,
        /** A power set. */
        POWER_SET,
        /** A push. */
        PUSH,
        /** A resource. */
        RESOURCE,
        /** A ruling of the Watcher. */
        RULING,
        /** A distinction of the scene. */
        SCENE_DISTINCTION,
        /** An effect of the scene. */
        SCENE_EFFECT,
        /** A special effect. */
        SFX,
        /** A specialty. */
        SPECIALTY,
        /** The triggers of a milestone. */
        TRIGGERS;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }
}
