package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATIONS_ARE_NOT_GIVEN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REMOVING_WITH_EASE_IS_AN_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.github.crisisrules.testing.heroic.ActionArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class TurnOrderProperties {
    private static final Vector<CastId> CAST = SceneArbitraries.CAST;

    @Property(tries = 200)
    @Verifies({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    void everyCharacterActsOnceBeforeAnyActsAgain(
            @ForAll("scenes") SceneState scene,
            @ForAll @Size(12) List<@IntRange(max = 3) Integer> picks,
            @ForAll boolean declines) {
        SceneState state = scene;
        Vector<CastId> turns = Vector.empty();
        for (int pick : picks) {
            boolean last = state.mayStart().isDefined();
            if (last && declines) {
                state = SceneArbitraries.after(state, new StoryCommand.DeclineToStart(turns.last()));
            }
            Vector<CastId> nameable = nameable(state);
            assertThat(nameable).isEqualTo(expected(turns, last, declines));
            CastId character = nameable.get(pick % nameable.size());
            state = SceneArbitraries.after(state, new StoryCommand.NameNext(state.namer(), character));
            state = SceneArbitraries.after(state, new StoryCommand.ActUnopposed(character, "looks around"));
            turns = turns.append(character);
        }
        for (int round = 0; round < 3; round++) {
            assertThat(turns.slice(4 * round, 4 * round + 4)).containsExactlyInAnyOrderElementsOf(CAST);
        }
    }

    /** Returns the characters whom the rules allow to name now, whoever does the naming. */
    private static Vector<CastId> nameable(SceneState state) {
        Vector<Option<CastId>> namers = CAST.map(Option::some).prepend(Option.none());
        return CAST.filter(character ->
                namers.exists(by -> SceneArbitraries.accepted(state, new StoryCommand.NameNext(by, character))
                        .isDefined()));
    }

    /** Returns the characters who may be named by a literal reading: the Watcher begins with heroes. */
    private static Vector<CastId> expected(Vector<CastId> turns, boolean isNewRound, boolean declines) {
        if (turns.isEmpty()) {
            return SceneArbitraries.HEROES;
        }
        return isNewRound
                ? declines ? SceneArbitraries.HEROES : Vector.of(turns.last())
                : CAST.removeAll(turns.drop(turns.size() / 4 * 4));
    }

    @Property(tries = 300)
    @Verifies({ORDER, REACTIONS})
    void aReactionTakesNoTurn(
            @ForAll("turns") SceneArbitraries.Turn turn,
            @ForAll @IntRange(max = 2) int other,
            @ForAll("results") RollResult acting,
            @ForAll("results") RollResult reacting) {
        CastId target = CAST.remove(turn.actor()).get(other);
        ActionCommand.DeclareAction attack =
                ActionCommand.DeclareAction.attack(turn.actor().name(), target.name());
        SceneState state =
                SceneArbitraries.after(turn.state(), ActionCommand.ReportResult.of(attack, acting, reacting));
        SceneState ended =
                state.exchange().isEmpty() ? state : SceneArbitraries.after(state, new ActionCommand.EndAction());
        assertThat(ended.order().acted()).containsExactly(turn.actor());
        assertThat(ended.waiting()).isEqualTo(turn.state().waiting().remove(turn.actor()));
    }

    @Property(tries = 300)
    @Verifies({PP_ANY, REMOVING_WITH_EASE_IS_AN_ACTION})
    void removingATraitWithEaseTakesThePointAndTheTurn(
            @ForAll("turns") SceneArbitraries.Turn turn, @ForAll @IntRange(max = 1) int hero) {
        CastId character = SceneArbitraries.HEROES.get(hero);
        String power = character.equals(Heroes.SPIDER) ? "Webs" : "Senses";
        Trait fire = Trait.sceneDistinction("Burning Building");
        SceneState state = turn.state();
        int points = state.known(character).plotPoints().count();
        Option<SceneState> removed = SceneArbitraries.accepted(
                state, new StoryCommand.RemoveTraitWithPower(character, power, Option.none(), fire));
        assertThat(removed.isDefined()).isEqualTo(character.equals(turn.actor()) && points > 0);
        for (SceneState after : removed) {
            assertThat(after.order().acted()).containsExactly(character);
            assertThat(after.known(character).plotPoints().count()).isEqualTo(points - 1);
            assertThat(after.distinctions()).isEmpty();
        }
    }

    @Property(tries = 300)
    @Verifies({INTERRUPT, DOOM_SPEND})
    void anInterruptSpendsItsDieAndTheNamedCharacterStillWaits(
            @ForAll("turns") SceneArbitraries.Turn turn, @ForAll("villains") CastId villain, @ForAll DieSize die) {
        SceneState state = turn.state();
        Option<SceneState> interrupted = SceneArbitraries.accepted(state, new StoryCommand.Interrupt(villain, die));
        // Spider-Man's Reflexes are a D8, the best in the cast.
        assertThat(interrupted.isDefined())
                .isEqualTo(state.doom().has(die) && die.sides() >= 8 && !villain.equals(turn.actor()));
        for (SceneState after : interrupted) {
            assertThat(after.doom().plus(die)).isEqualTo(state.doom());
            assertThat(after.acting()).containsExactly(villain);
            assertThat(after.waiting()).contains(turn.actor());
        }
    }

    @Property(tries = 300)
    @Verifies({VILLAIN_HELP, AFFILIATIONS_ARE_NOT_GIVEN})
    void aVillainsHelpIsAnActionThatGivesOneOfItsTraits(
            @ForAll("turns") SceneArbitraries.Turn turn,
            @ForAll("villains") CastId villain,
            @ForAll("cast") CastId receiver) {
        SceneState state = turn.state();
        for (Trait trait : state.known(villain).datafile().traits()) {
            Option<SceneState> helped =
                    SceneArbitraries.accepted(state, new StoryCommand.HelpAsVillain(villain, trait, receiver));
            assertThat(helped.isDefined())
                    .isEqualTo(villain.equals(turn.actor()) && trait.kind() != TraitKind.AFFILIATION);
            for (SceneState after : helped) {
                int given = state.known(villain).die(trait).get().sides();
                assertThat(after.known(receiver)
                                .created(Trait.asset(trait.name()))
                                .get()
                                .severity()
                                .die()
                                .sides())
                        .isEqualTo(Math.max(6, given));
                assertThat(after.order().acted()).containsExactly(villain);
            }
        }
    }

    @Provide
    Arbitrary<SceneState> scenes() {
        return SceneArbitraries.scenes(SceneKind.ACTION);
    }

    @Provide
    Arbitrary<SceneArbitraries.Turn> turns() {
        return SceneArbitraries.turns();
    }

    @Provide
    Arbitrary<RollResult> results() {
        return ActionArbitraries.results();
    }

    @Provide
    Arbitrary<CastId> cast() {
        return SceneArbitraries.cast();
    }

    @Provide
    Arbitrary<CastId> villains() {
        return Arbitraries.of(Heroes.RHINO, Heroes.VULTURE);
    }
}
