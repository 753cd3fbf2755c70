package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
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

    /** Step 2: a trait joins the pool; a distinction may count as D4 for a PP, or for doom where a villain uses it. */
    record AddDie(RollSide side, Trait trait, boolean asD4, DoomGrowth growth) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.add(state, this);
        }

        /** A trait with its own die. */
        public static AddDie of(RollSide side, Trait trait) {
            return new AddDie(side, trait, false, DoomGrowth.ADD_D6);
        }

        /** A distinction as D4 against oneself: a PP for a hero, one more D6 of doom for a villain. */
        public static AddDie asD4(RollSide side, Trait distinction) {
            return new AddDie(side, distinction, true, DoomGrowth.ADD_D6);
        }

        @Override
        public String words() {
            return "add " + trait.words() + " to the " + side.words() + (asD4 ? " as a D4" : "");
        }
    }

    /** Step 3: a die is bought into the pool; only a borrowed trait has a lender. */
    record BuyDie(RollSide side, PlotSpend spend, Trait trait, Payment payment, Option<CastId> lender)
            implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.buy(state, this);
        }

        /** Of one's own, not borrowed. */
        public static BuyDie of(RollSide side, PlotSpend spend, Trait trait, Payment payment) {
            return new BuyDie(side, spend, trait, payment, Option.none());
        }

        /** A trait of another hero, for a recovery in a transition scene. */
        public static BuyDie borrowed(RollSide side, Trait trait, String lender) {
            return new BuyDie(
                    side, PlotSpend.BORROWED_TRAIT, trait, Payment.plotPoint(), Option.some(new CastId(lender)));
        }

        @Override
        public String words() {
            return "add " + trait.words() + " to the " + side.words()
                    + lender.map(one -> ", borrowed from " + one).getOrElse("") + ", paying " + payment.words();
        }
    }

    /** Step 3: a doom die is spent into a villain's pool. */
    record AddDoomDie(RollSide side, DieSize die) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.addDoom(state, this);
        }

        @Override
        public String words() {
            return "spend a doom " + die + " into the " + side.words();
        }
    }

    /** Step 4: the faces that fell, in the order of the pool. */
    record RollPool(RollSide side, Vector<Integer> faces) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.roll(state, this);
        }

        @Override
        public String words() {
            return "the " + side.words() + " rolls " + (faces.isEmpty() ? "no dice" : faces.mkString(", "));
        }
    }

    /** Steps 6 and 7: the places of the dice in the total and of the effect die. */
    record ChooseDice(RollSide side, Vector<Integer> total, Option<Integer> effect) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.choose(state, this);
        }

        /** These dice of the roll. */
        public static ChooseDice of(RollSide side, DiceChoice choice) {
            return new ChooseDice(side, choice.totalDice(), choice.effectDice().headOption());
        }

        @Override
        public String words() {
            return "take " + places(total) + " of the " + side.words() + " as the total"
                    + effect.map(place -> " and die " + (place + 1) + " as the effect")
                            .getOrElse("");
        }
    }

    /** Step 8: one more die into the total. */
    record BuyTotalDie(RollSide side, int place, Payment payment) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.buyTotal(state, this);
        }

        @Override
        public String words() {
            return "add die " + (place + 1) + " of the " + side.words() + " to the total, paying " + payment.words();
        }
    }

    /** Step 8: one more effect die. */
    record BuyEffectDie(RollSide side, int place, Payment payment) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.buyEffect(state, this);
        }

        @Override
        public String words() {
            return "add die " + (place + 1) + " of the " + side.words() + " as an effect, paying " + payment.words();
        }
    }

    /** Step 9: the result stands. */
    record DeclareResult(RollSide side) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.declareResult(state, this);
        }

        @Override
        public String words() {
            return "let the result of the " + side.words() + " stand";
        }
    }

    /** Step 10: the Watcher buys opportunities of a hero. */
    record BuyOpportunities(RollSide side, DoomGrowth growth, int count) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.sell(state, this);
        }

        @Override
        public String words() {
            return "the Watcher buys " + count + (count == 1 ? " opportunity" : " opportunities") + " of the "
                    + side.words() + ": " + growth.words();
        }
    }

    /** Step 10: on the Watcher's opportunity an asset of a hero steps up. */
    record StepUpAsset(RollSide side, CastId hero, Trait asset) implements ActionCommand {
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
    record StepUpNextPush(RollSide side, CastId hero) implements ActionCommand {
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
    record FindResource(RollSide side, CastId hero, String specialty, String name) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.resource(state, this);
        }

        @Override
        public String words() {
            return hero + " finds the resource " + name + " with " + specialty + " on an opportunity";
        }
    }

    /** Step 10 is over: on to the reaction, or to the comparison. */
    record SettleRoll(RollSide side) implements ActionCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.settle(state, this);
        }

        @Override
        public String words() {
            return "go on from the " + side.words();
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

    /** The action is over; effect dice not used are lost. */
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

    private static String places(Vector<Integer> places) {
        Vector<Integer> numbers = places.map(place -> place + 1);
        return numbers.isEmpty() ? "no dice" : numbers.mkString(numbers.size() == 1 ? "die " : "dice ", " and ", "");
    }
}
