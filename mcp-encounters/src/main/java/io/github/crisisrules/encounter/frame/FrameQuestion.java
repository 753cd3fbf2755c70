package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A question about an effect that can happen at any time: damage, Power, special conditions and cards.
 *
 * @param <A> the type of the answer
 */
public sealed interface FrameQuestion<A> extends Question<A> {
    /** The largest number of damage, Power or victory points of one effect in forms. */
    int MAX_NUMBER = 12;

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Asks which character an effect concerns. */
    record WhichCharacter(ReportedEffect effect, Vector<CombatantId> characters) implements FrameQuestion<CombatantId> {
        @Override
        public Form<CombatantId> form() {
            return Form.oneOf(characters);
        }
    }

    /** Asks for the damage or Power of an effect on a character. */
    record HowMuch(ReportedEffect effect, CombatantId character, int max) implements FrameQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, max);
        }
    }

    /** Asks for the name of the special condition that a character gains, which cannot be one of {@code immunities}. */
    record GainedCondition(CombatantId character, Vector<String> immunities) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST, immunities);
        }
    }

    /** Asks which special condition a character loses. */
    record LostCondition(CombatantId character, Vector<String> conditions) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(conditions);
        }
    }

    /** Asks which player plays a Team Tactic card or uses a leadership. */
    record WhichPlayer(boolean isTactic, Vector<String> players) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(players);
        }
    }

    /** Asks which Team Tactic card a player plays. */
    record WhichTactic(String player, Vector<String> hand) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(hand);
        }
    }

    /** Asks which affiliation a Team Tactic card names, if any. */
    record TacticAffiliation(String card, Vector<String> affiliations) implements FrameQuestion<Option<String>> {
        @Override
        public Form<Option<String>> form() {
            return Form.oneOf(affiliations.map(Option::of).prepend(Option.none()));
        }
    }

    /** Asks which characters a Team Tactic card or a leadership affects. */
    record AffectedCharacters(String card, Vector<CombatantId> characters)
            implements FrameQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(characters);
        }

        /** Returns whether a leadership affects them, which has no name of its own. */
        public boolean isLeadership() {
            return card.isEmpty();
        }
    }

    /** Asks for the name of an effect with a duration or of a Status card. */
    record NewName(boolean isStatus, Vector<String> taken) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST, taken);
        }
    }

    /** Asks how long an effect lasts. */
    record HowLong(String effect) implements FrameQuestion<LastingEffect.Duration> {
        @Override
        public Form<LastingEffect.Duration> form() {
            return Form.oneOf(Vector.of(LastingEffect.Duration.values()));
        }
    }

    /** Asks which character an effect with a duration is on, if any. */
    record EffectBearer(String effect, Vector<CombatantId> characters) implements FrameQuestion<Option<CombatantId>> {
        @Override
        public Form<Option<CombatantId>> form() {
            return Form.oneOf(characters.map(Option::of).prepend(Option.none()));
        }
    }

    /** Asks which player (left) or character (right) has a Status card. */
    record StatusHolder(String card, Vector<Either<String, CombatantId>> holders)
            implements FrameQuestion<Either<String, CombatantId>> {
        @Override
        public Form<Either<String, CombatantId>> form() {
            return Form.oneOf(holders);
        }

        @Override
        public String describeOption(Object option, Wording wording) {
            return option instanceof Either<?, ?> holder
                    ? holder.fold(wording::textAny, wording::textAny)
                    : FrameQuestion.super.describeOption(option, wording);
        }
    }

    /** Asks in which step of every round the effect of a Status card is resolved, if it has one. */
    record StatusStep(String card) implements FrameQuestion<Option<Step>> {
        @Override
        public Form<Option<Step>> form() {
            return Form.oneOf(Vector.of(Step.values())
                    .filter(step -> step.isForPlayers() || step.isForEncounter())
                    .map(Option::of)
                    .prepend(Option.none()));
        }
    }

    /** Asks which Status card is discarded. */
    record DiscardedStatus(Vector<String> cards) implements FrameQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(cards);
        }
    }

    /** Asks which side scores victory points. */
    record ScoringSide() implements FrameQuestion<Side> {
        @Override
        public Form<Side> form() {
            return Form.oneOf(Vector.of(Side.values()));
        }
    }

    /** Asks how many victory points a side scores. */
    record ScoredPoints(Side side) implements FrameQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, MAX_NUMBER);
        }
    }
}
