package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The smallest game in the one shape: take one, two or three matches from a heap; who takes the last one ends the game. Only
 * what is there can be taken. Tests spoil it in every way that the suite must notice.
 */
public class Heap implements Game<Integer, Heap.Take, Heap.Taken>, GameSubject<Integer, Heap.Take, Heap.Taken> {
    /** A player takes matches. */
    public record Take(int matches) implements GameCommand {
        @Override
        public String describe(Wording wording) {
            return "Take " + matches;
        }
    }

    /** Matches were taken by the rules of this heap, which a test may have spoilt. */
    @Rule(CrisisRuleId.DIE)
    public record Taken(int matches, Heap heap) implements GameEvent<Integer> {
        @Override
        public Integer applyTo(Integer left) {
            return heap.after(left, matches);
        }

        @Override
        public String describe(Wording wording) {
            return matches + " matches are gone.";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Taken that && matches == that.matches;
        }

        @Override
        public int hashCode() {
            return matches;
        }
    }

    /** This many cannot be taken. */
    @Rule(CrisisRuleId.POOL)
    public record CannotTake(int matches, int left) implements RuleViolation {
        @Override
        public String describe(Wording wording) {
            return "Cannot take " + matches + " of " + left + ": take 1 to " + Math.min(3, left) + ".";
        }
    }

    /** The number of matches to take. */
    public record HowMany(int most) implements Question<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, most);
        }

        @Override
        public String describe(Wording wording) {
            return "How many matches?";
        }
    }

    /** A turn, or nothing more. */
    public enum Turn implements Awaited {
        /** A player's turn. */
        TAKING,
        /** The heap is empty. */
        NOTHING;

        @Override
        public String describe(Wording wording) {
            return this == TAKING ? "A player takes matches." : "The heap is empty.";
        }
    }

    @Override
    public String name() {
        return "Heap";
    }

    @Override
    public Decision<Integer, Taken> decide(Integer left, Take take) {
        return Decision.<Integer, Taken>in(left)
                .require(!refuses(left, take.matches()), () -> new CannotTake(take.matches(), left))
                .then(new Taken(take.matches(), this));
    }

    @Override
    public Vector<Choice<Take>> choices(Integer left) {
        return left == 0
                ? Vector.empty()
                : Vector.of(
                        new Ready<>(new Take(1)),
                        Prompt.of(wording -> "Take some", new HowMany(offered(left)), Take::new));
    }

    @Override
    public Awaited awaited(Integer left) {
        return left == 0 ? Turn.NOTHING : Turn.TAKING;
    }

    int offered(int left) {
        return Math.min(3, left);
    }

    boolean refuses(int left, int take) {
        return take < 1 || take > Math.min(3, left);
    }

    int after(int left, int taken) {
        return left - taken;
    }

    int first(Seed seed) {
        return 5 + seed.below(5);
    }

    @Override
    public Play<Integer, Take, Taken> start(Seed seed) {
        return Play.of(this, first(seed));
    }

    @Override
    public Seq<Take> legal(Integer left) {
        return takes(1, Math.min(3, left));
    }

    @Override
    public Seq<Take> candidates(Integer left, Seed seed) {
        return takes(-1, 5);
    }

    @Override
    public boolean isOver(Integer left) {
        return left == 0;
    }

    @Override
    public void checkInvariants(Integer left) {
        assertThat(left).isNotNegative();
    }

    static Vector<Take> takes(int from, int to) {
        return Vector.rangeClosed(from, to).map(Take::new);
    }
}
