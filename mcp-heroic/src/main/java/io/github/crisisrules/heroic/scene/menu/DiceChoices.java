package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.vavr.collection.Vector;

/** The choices of dice for the total and the effect. Of several choices with the same result, only one is offered. */
final class DiceChoices {
    private final SceneState state;
    private final ChoiceBuilder offers;
    private final RollInProgress hand;
    private final Roll roll;

    DiceChoices(SceneState state, RollInProgress hand) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.hand = hand;
        this.roll = hand.roll().get();
    }

    /** Returns one choice of the dice, the two usual ones first, then those with one more die bought. */
    Vector<Choice<SceneCommand>> all() {
        Vector<DiceChoice> usual = Vector.of(PickStrategy.HIGHEST_TOTAL, PickStrategy.LARGEST_EFFECT)
                .map(pick -> pick.choose(roll, DiceChoice.DICE_IN_TOTAL))
                .distinct();
        Vector<DiceChoice> all = usual.appendAll(different(DiceChoice.all(roll, DiceChoice.DICE_IN_TOTAL)))
                .distinctBy((DiceChoice choice) -> RollResult.of(choice));
        return asked(Sentences::chooseDice, all)
                .appendAll(asked(Sentences::buyTotalDie, different(DiceChoice.all(roll, DiceChoice.DICE_IN_TOTAL + 1))))
                .appendAll(asked(
                        Sentences::buyEffectDie,
                        different(DiceChoice.all(roll, DiceChoice.DICE_IN_TOTAL)
                                .filter(choice -> !choice.spare().isEmpty())
                                .map(choice -> choice.withLargestSpares(1)))));
    }

    private Vector<Choice<SceneCommand>> asked(Describable label, Vector<DiceChoice> choices) {
        Vector<DiceChoice> open = choices.filter(choice -> offers.isAccepted(taken(choice)));
        return open.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(label, new SceneQuestion.WhichDice(open), this::taken));
    }

    private SceneCommand taken(DiceChoice choice) {
        boolean hero = hand.roller().flatMap(state::member).exists(CastMember::isHero);
        return new ActionCommand.ChooseDice(
                choice.totalDice(), choice.effectDice(), hero ? Vector.empty() : prices(choice));
    }

    // The smallest doom dice that are large enough, in the order of the dice they buy.
    private Vector<DieSize> prices(DiceChoice choice) {
        Pool doom = state.doom();
        Vector<DieSize> prices = Vector.empty();
        for (int place : choice.bought()) {
            DieSize bought = roll.dice().get(place).size();
            DieSize price = doom.dice().find(die -> die.isAtLeast(bought)).getOrElse(bought);
            prices = prices.append(price);
            doom = doom.minus(price);
        }
        return prices;
    }

    // Keeps the first choice of each total and effects, and sorts by the highest total.
    private static Vector<DiceChoice> different(Vector<DiceChoice> choices) {
        return choices.distinctBy((DiceChoice choice) -> RollResult.of(choice)).sortBy(choice -> -choice.total());
    }
}
