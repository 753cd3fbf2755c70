package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The rulings of an event, the oldest first. A ruling is final, even when it turns out to have been wrong: the one way
 * to another decision is an appeal to the Head Watcher, whose word is final.
 */
public record RulingLog(Officials officials, Vector<Ruling> rulings) {
    /**
     * Rulings are numbered from 1 without gaps.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RulingLog {
        int number = 0;
        for (Ruling ruling : rulings) {
            number++;
            if (ruling.number() != number) {
                throw new IllegalArgumentException("rulings are numbered 1, 2, 3 and so on, not "
                        + rulings.take(20).map(Ruling::number).mkString(", "));
            }
        }
    }

    /** No rulings yet. */
    public static RulingLog of(Officials officials) {
        return new RulingLog(officials, Vector.empty());
    }

    /** The ruling with this number. */
    public Option<Ruling> ruling(int number) {
        return number >= 1 && number <= rulings.size() ? Option.some(rulings.get(number - 1)) : Option.none();
    }

    /** A Watcher decides a dispute. */
    @Rule(EventRules.WATCHER)
    public Either<RulingViolation, RulingLog> rule(Official by, String decision) {
        if (decision.isBlank()) {
            return Either.left(new RulingViolation.WithoutWords(by));
        }
        return officials.isWatcher(by)
                ? Either.right(new RulingLog(
                        officials,
                        rulings.append(ImmutableRuling.builder()
                                .number(rulings.size() + 1)
                                .by(by)
                                .decision(decision)
                                .build())))
                : Either.left(new RulingViolation.NotAWatcher(by));
    }

    /** Whether nobody can change the ruling any more, whatever comes to light. */
    @Rule({EventRules.WATCHER, EventRules.HEAD})
    public boolean isFinal(Ruling ruling) {
        return ruling.headDecision().isDefined() || officials.headWatcher().forAll(ruling.by()::equals);
    }

    /** A player who is unhappy with a Watcher's ruling appeals to the Head Watcher. */
    @Rule(EventRules.HEAD)
    public Either<RulingViolation, RulingLog> appeal(int number, PlayerId player) {
        return change(
                number,
                ruling -> isFinal(ruling)
                        ? Either.left(new RulingViolation.RulingIsFinal(number))
                        : ruling.isUnderAppeal()
                                ? Either.left(new RulingViolation.UnderAppeal(number))
                                : Either.right(ImmutableRuling.builder()
                                        .from(ruling)
                                        .appealedBy(Option.some(player))
                                        .build()));
    }

    /** The Head Watcher lets an appealed ruling stand. */
    @Rule(EventRules.HEAD)
    public Either<RulingViolation, RulingLog> uphold(int number, Official by) {
        return ruling(number)
                .toEither((RulingViolation) new RulingViolation.NoSuchRuling(number))
                .flatMap(ruling -> hear(number, by, ruling.decision()));
    }

    /** The Head Watcher decides an appealed ruling otherwise. */
    @Rule(EventRules.HEAD)
    public Either<RulingViolation, RulingLog> overrule(int number, Official by, String decision) {
        return decision.isBlank() ? Either.left(new RulingViolation.WithoutWords(by)) : hear(number, by, decision);
    }

    private Either<RulingViolation, RulingLog> hear(int number, Official by, String decision) {
        return change(number, ruling -> {
            if (isFinal(ruling)) {
                return Either.left(new RulingViolation.RulingIsFinal(number));
            }
            if (!officials.headWatcher().contains(by)) {
                return Either.left(new RulingViolation.NotTheHeadWatcher(by));
            }
            return ruling.isUnderAppeal()
                    ? Either.right(ImmutableRuling.builder()
                            .from(ruling)
                            .headDecision(Option.some(decision))
                            .build())
                    : Either.left(new RulingViolation.NotAppealed(number));
        });
    }

    private Either<RulingViolation, RulingLog> change(
            int number, Function<Ruling, Either<RulingViolation, ? extends Ruling>> change) {
        return ruling(number)
                .toEither((RulingViolation) new RulingViolation.NoSuchRuling(number))
                .flatMap(change)
                .map(changed -> new RulingLog(officials, rulings.update(number - 1, changed)));
    }
}
