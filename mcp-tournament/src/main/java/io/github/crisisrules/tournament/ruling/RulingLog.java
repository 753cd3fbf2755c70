package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The rulings of an event, the oldest first. A ruling is final, even if it turns out to be wrong. It can be
 * changed only by an appeal to the Head Watcher, whose decision is final.
 */
public final class RulingLog {
    private final Officials officials;
    private final Vector<Ruling> rulings;

    /** Creates a log of rulings that are numbered from 1; the methods below number them, so nothing is checked each time. */
    private RulingLog(Officials officials, Vector<Ruling> rulings) {
        this.officials = officials;
        this.rulings = rulings;
    }

    /** Creates a log without rulings. */
    public static RulingLog of(Officials officials) {
        return new RulingLog(officials, Vector.empty());
    }

    /** Returns this log with other officials, who rule from now on. */
    public RulingLog withOfficials(Officials others) {
        return new RulingLog(others, rulings);
    }

    /** Returns the officials who rule. */
    public Officials officials() {
        return officials;
    }

    /** Returns all rulings, numbered from 1. */
    public Vector<Ruling> rulings() {
        return rulings;
    }

    /** Returns the ruling with the given number, or none if there is none. */
    public Option<Ruling> ruling(int number) {
        return number >= 1 && number <= rulings.size() ? Option.some(rulings.get(number - 1)) : Option.none();
    }

    /**
     * Records a Watcher's decision on a dispute, or returns a violation if the person is not a Watcher or the
     * decision is blank.
     */
    @Rule(EventRuleId.WATCHER)
    public Either<RulingViolation, RulingLog> rule(Official by, String decision) {
        if (decision.isBlank()) {
            return Either.left(new RulingViolation.BlankDecision(by));
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

    /** Returns whether the ruling cannot be changed any more, whatever comes to light. */
    @Rule({EventRuleId.WATCHER, EventRuleId.HEAD})
    public boolean isFinal(Ruling ruling) {
        return ruling.headDecision().isDefined() || officials.headWatcher().forAll(ruling.by()::equals);
    }

    /**
     * Records a player's appeal to the Head Watcher, or returns a violation if the ruling is final or already
     * under appeal.
     */
    @Rule(EventRuleId.HEAD)
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

    /** Records that the Head Watcher upholds an appealed ruling. */
    @Rule(EventRuleId.HEAD)
    public Either<RulingViolation, RulingLog> uphold(int number, Official by) {
        return ruling(number)
                .toEither((RulingViolation) new RulingViolation.NoSuchRuling(number))
                .flatMap(ruling -> hear(number, by, ruling.decision()));
    }

    /** Records that the Head Watcher replaces an appealed ruling by another decision. */
    @Rule(EventRuleId.HEAD)
    public Either<RulingViolation, RulingLog> overrule(int number, Official by, String decision) {
        return decision.isBlank() ? Either.left(new RulingViolation.BlankDecision(by)) : hear(number, by, decision);
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

    @Override
    public boolean equals(Object other) {
        return other instanceof RulingLog that && officials.equals(that.officials) && rulings.equals(that.rulings);
    }

    @Override
    public int hashCode() {
        return 31 * officials.hashCode() + rulings.hashCode();
    }

    @Override
    public String toString() {
        return "RulingLog[officials=" + officials + ", rulings=" + rulings + "]";
    }
}
