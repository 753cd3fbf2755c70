package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What people want in an action: the thirteen steps. */
public sealed interface ActionCommand extends SceneCommand {
    /** Step 1: intent and target. What is healed, or what help is about, is named; a power or SFX may allow self-recovery in an action scene. */
    record DeclareAction(
            CastId actor,
            Intent intent,
            CastId target,
            Option<Ailment> ailment,
            Option<Trait> affected,
            boolean byPower)
            implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.declare(state, this);
        }

        /** An attack: the target reacts. */
        public static DeclareAction attack(String actor, String target) {
            return of(actor, Intent.HURT, target, Option.none());
        }

        /** Support: the doom pool opposes. */
        public static DeclareAction help(String actor, String target) {
            return of(actor, Intent.HELP, target, Option.none());
        }

        /** Support about a complication or a changed trait of the target, whose die stands against it. */
        public static DeclareAction help(String actor, String target, Trait about) {
            return of(actor, Intent.HELP, target, Option.some(about));
        }

        /** Recovery: the doom pool and the ailment oppose. */
        public static DeclareAction heal(String actor, String target, Ailment ailment) {
            return new DeclareAction(
                    new CastId(actor), Intent.HEAL, new CastId(target), Option.some(ailment), Option.none(), false);
        }

        /** Recovery of oneself in an action scene, which takes a power or SFX for it. */
        public static DeclareAction healByPower(String who, Ailment ailment) {
            return new DeclareAction(
                    new CastId(who), Intent.HEAL, new CastId(who), Option.some(ailment), Option.none(), true);
        }

        private static DeclareAction of(String actor, Intent intent, String target, Option<Trait> about) {
            return new DeclareAction(new CastId(actor), intent, new CastId(target), Option.none(), about, false);
        }

        @Override
        public String words() {
            return intent == Intent.HURT
                    ? actor + " attacks " + target
                    : intent == Intent.HELP
                            ? actor + " helps " + target
                                    + affected.map(about -> " against " + about.words())
                                            .getOrElse("")
                            : actor + " treats the "
                                    + ailment.map(Ailment::toString).getOrElse("ailment") + " of " + target
                                    + (byPower ? " with a power" : "");
        }
    }

    /** Steps 2 and 3: any number of dice join the pool of whoever is to roll. */
    record BuildPool(Vector<PoolPart> parts) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.build(state, parts).map(Transition::events);
        }

        /** These parts. */
        public static BuildPool of(PoolPart... parts) {
            return new BuildPool(Vector.of(parts));
        }

        /** These traits, each with its own die. */
        public static BuildPool of(Trait... traits) {
            return new BuildPool(Vector.of(traits).map(PoolPart::of));
        }

        @Override
        public String words() {
            return parts.isEmpty() ? "add nothing to the pool" : "add to the pool " + list(parts);
        }
    }

    /** Steps 2 to 4: what is still to join the pool, and the faces that fell, in the order of the pool. */
    record RollPool(Vector<PoolPart> parts, Vector<Integer> faces) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Rolling.roll(state, this);
        }

        /** Nothing more joins; the dice show these faces. */
        public static RollPool of(Integer... faces) {
            return new RollPool(Vector.empty(), Vector.of(faces));
        }

        @Override
        public String words() {
            return (parts.isEmpty() ? "roll " : "with " + list(parts) + " roll ")
                    + (faces.isEmpty() ? "no dice" : faces.mkString(", "));
        }
    }

    /** Step 4, where nobody says what the dice are for: dice and faces as they lie. */
    record ReportRoll(Vector<RolledDie> dice) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Rolling.report(state, this);
        }

        @Override
        public String words() {
            return "roll "
                    + (dice.isEmpty() ? "no dice" : dice.map(RolledDie::words).mkString(", "));
        }
    }

    /**
     * Steps 5 to 9: the places of the dice in the total and of the effect dice. Those of the total after the second and of
     * the effects after the first are bought, in this order: a hero pays a plot point for each, the Watcher one of these
     * doom dice.
     */
    record ChooseDice(Vector<Integer> total, Vector<Integer> effects, Vector<DieSize> doom) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Rolling.choose(state, this);
        }

        /** These dice of the roll; plot points pay for what is bought. */
        public static ChooseDice of(DiceChoice choice) {
            return new ChooseDice(choice.totalDice(), choice.effectDice(), Vector.empty());
        }

        @Override
        public String words() {
            return "take " + places(total) + " as the total"
                    + (effects.isEmpty() ? "" : " and " + places(effects) + " as the effect")
                    + (doom.isEmpty()
                            ? ""
                            : ", paying " + doom.map(die -> "a doom " + die).mkString(", "));
        }
    }

    /** Steps 1 to 12 as the table has played them: the action and the results of both rolls, or of the one roll if the target cannot react. */
    record ReportResult(DeclareAction action, RollResult acting, Option<RollResult> reacting) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.report(state, this);
        }

        /** An action against a reaction. */
        public static ReportResult of(DeclareAction action, RollResult acting, RollResult reacting) {
            return new ReportResult(action, acting, Option.some(reacting));
        }

        @Override
        public String words() {
            return action.words() + ": " + acting.words()
                    + reacting.map(other -> " against " + other.words()).getOrElse("");
        }
    }

    /** Step 10: the Watcher buys opportunities of a hero. */
    record BuyOpportunities(DoomGrowth growth, int count) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.sell(state, this);
        }

        @Override
        public String words() {
            return "the Watcher buys " + count + (count == 1 ? " opportunity" : " opportunities") + ": "
                    + growth.words();
        }
    }

    /** Step 10: on the Watcher's opportunity an asset of a hero steps up. */
    record StepUpAsset(CastId hero, Trait asset) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.stepUpAsset(state, this);
        }

        @Override
        public String words() {
            return hero + " steps up " + asset.words() + " on an opportunity";
        }
    }

    /** Step 10: on the Watcher's opportunity the next push or stunt of a hero is one size larger. */
    record StepUpNextPush(CastId hero) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.boost(state, this);
        }

        @Override
        public String words() {
            return hero + " steps up the next push or stunt on an opportunity";
        }
    }

    /** Step 10: on the Watcher's opportunity a hero has a resource for the scene. */
    record FindResource(CastId hero, String specialty, String name) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.resource(state, this);
        }

        @Override
        public String words() {
            return hero + " finds the resource " + name + " with " + specialty + " on an opportunity";
        }
    }

    /** Past D12: a second effect die of the winner's roll. */
    record TakeSecondEffect(int place) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.takeSecond(state, this);
        }

        @Override
        public String words() {
            return "take die " + (place + 1) + " as a second effect";
        }
    }

    /** The winner of the reaction strikes back. */
    record CounterAttack(Payment payment) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.counter(state, this);
        }

        @Override
        public String words() {
            return "strike back, paying " + payment.words();
        }
    }

    /** Step 13: the next effect die is used. */
    record UseEffect(EffectUse use) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return use.decide(state);
        }

        @Override
        public String words() {
            return "use the effect die for " + use.words();
        }
    }

    /** The stress just taken becomes another type. */
    record ChangeStress(StressType to, Payment payment) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.changeStress(state, this);
        }

        @Override
        public String words() {
            return "take the stress as " + to.words() + " stress, paying " + payment.words();
        }
    }

    /** The action is over; effect dice, counter-attacks and opportunities not used are left. Without any of them it ends by itself. */
    record EndAction() implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.end(state);
        }

        @Override
        public String words() {
            return "end the action";
        }
    }

    private static String list(Vector<PoolPart> parts) {
        return parts.map(PoolPart::words).mkString(", ");
    }

    private static String places(Vector<Integer> places) {
        Vector<Integer> numbers = places.map(place -> place + 1);
        return numbers.isEmpty() ? "no dice" : (numbers.size() == 1 ? "die " : "dice ") + Names.listed(numbers, "and");
    }
}
