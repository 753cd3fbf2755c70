package io.github.crisisrules.core.card;

import io.github.crisisrules.core.rulebook.CrisisRules;
import java.util.function.Function;

/** What is wrong with an Infinity Gem, in a roster or a squad. */
public sealed interface GemViolation extends RosterViolation, SquadViolation {
    @Override
    default String rule() {
        return CrisisRules.ROSTER;
    }

    /** What to make of each case. */
    <R> R match(
            Function<BearerMissing, ? extends R> missing,
            Function<CannotBear, ? extends R> cannot,
            Function<TooManyGems, ? extends R> tooMany);

    @Override
    default <R> R match(RosterViolation.Cases<R> cases) {
        return cases.gem(this);
    }

    @Override
    default <R> R match(SquadViolation.Cases<R> cases) {
        return cases.gem(this);
    }

    /** The gem is on a character that is not there. */
    record BearerMissing(CardId gem, CharacterId bearer) implements GemViolation {
        @Override
        public String message() {
            return gem + " is given to " + bearer + ", who is not there";
        }

        @Override
        public <R> R match(
                Function<BearerMissing, ? extends R> missing,
                Function<CannotBear, ? extends R> cannot,
                Function<TooManyGems, ? extends R> tooMany) {
            return missing.apply(this);
        }
    }

    /** The gem is on a character that may not bear it. */
    record CannotBear(CardId gem, CharacterId bearer) implements GemViolation {
        @Override
        public String message() {
            return bearer + " may not bear " + gem;
        }

        @Override
        public <R> R match(
                Function<BearerMissing, ? extends R> missing,
                Function<CannotBear, ? extends R> cannot,
                Function<TooManyGems, ? extends R> tooMany) {
            return cannot.apply(this);
        }
    }

    /** A character bears more gems than it may at once. */
    record TooManyGems(CharacterId bearer, int found, int limit) implements GemViolation {
        @Override
        public String message() {
            return bearer + " bears " + found + " Infinity Gems and may bear " + limit;
        }

        @Override
        public <R> R match(
                Function<BearerMissing, ? extends R> missing,
                Function<CannotBear, ? extends R> cannot,
                Function<TooManyGems, ? extends R> tooMany) {
            return tooMany.apply(this);
        }
    }
}
