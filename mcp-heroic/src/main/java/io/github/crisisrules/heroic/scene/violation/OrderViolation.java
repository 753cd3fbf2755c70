package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.control.Option;

/** A breach of the order of turns. */
public sealed interface OrderViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** It is not the character's turn. Each character acts once in a round, when named. */
    @Rule(ORDER)
    record NotTheirTurn(CastId character) implements OrderViolation {}

    /** The character, or the Watcher, may not name the next to act. That is up to the last to act. */
    @Rule(ORDER)
    record MayNotNameNext(Option<CastId> by) implements OrderViolation {}

    /** The villain has the turn already and has nothing to interrupt. */
    @Rule(INTERRUPT)
    record AlreadyHasTurn(CastId character) implements OrderViolation {}

    /** The character has acted in this round; all act before any acts again. */
    @Rule(ORDER)
    record AlreadyActed(CastId character) implements OrderViolation {}

    /** The Watcher has named a villain to start a round, but a hero acts first. */
    @Rule(ORDER)
    record HeroGoesFirst(CastId character) implements OrderViolation {}

    /** The character cannot act until recovered. */
    @Rule(STRESSED_OUT_UNTIL_RECOVERED)
    record CannotAct(CastId character) implements OrderViolation {}

    /** The character is dead, so it does nothing and nothing affects it. */
    @Rule(TRAUMA)
    record CharacterDead(CastId character) implements OrderViolation {}

    /** The character cannot decline to start the next round; only the last to act can. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record NothingToDecline(CastId character) implements OrderViolation {}

    /** The command is for action scenes only. */
    @Rule(ORDER)
    record NotAnActionScene() implements OrderViolation {}
}
