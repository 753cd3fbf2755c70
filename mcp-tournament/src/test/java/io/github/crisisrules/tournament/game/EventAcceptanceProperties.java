package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.testing.PlayArbitraries;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** In any state of an event, a command is accepted exactly if the rules, written down a second time, allow it. */
class EventAcceptanceProperties {
    private static final int COMMANDS = 60;
    private static final int OTHERS = 60;

    @Provide
    Arbitrary<Play<TournamentState, TournamentCommand, TournamentEvent>> plays() {
        return PlayArbitraries.inMidGame(
                Arbitraries.longs().map(seed -> new TournamentSubject().start(Seed.of(seed))),
                state -> new TournamentSubject()
                        .legal(state)
                        .reject(TournamentCommand.EndEvent.class::isInstance)
                        .toVector()
                        .append(ConceivableCommands.of(
                                state, Seed.of(state.rounds().size()).random())),
                COMMANDS);
    }

    private static Either<RuleViolation, TournamentState> decided(
            Play<TournamentState, TournamentCommand, TournamentEvent> play, TournamentCommand command) {
        Either<RuleViolation, TournamentState> answer =
                Play.of(play.game(), play.state()).attempt(command).map(Play::state);
        for (RuleViolation refusal : answer.swap()) {
            for (Language language : Language.values()) {
                assertThat(refusal.describe(play.wording().in(language))).isNotBlank();
            }
        }
        answer.forEach(EventInvariants::check);
        return answer;
    }

    @Property(tries = 60)
    @Verifies({
        EventRuleId.WATCHER,
        EventRuleId.HEAD,
        EventRuleId.CUT,
        EventRuleId.REJOIN,
        EventRuleId.BYE,
        EventRuleId.ORGANIZERS_CORRECT_AND_SEAT,
        EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED
    })
    void aCommandIsAcceptedExactlyIfTheRulesAllowIt(
            @ForAll("plays") Play<TournamentState, TournamentCommand, TournamentEvent> play, @ForAll long seed) {
        TournamentSubject subject = new TournamentSubject();
        Vector<TournamentCommand> legal = subject.legal(play.state()).toVector();
        for (TournamentCommand command : subject.candidates(play.state(), Seed.of(seed))) {
            assertThat(decided(play, command).isRight()).as("%s", command).isEqualTo(legal.contains(command));
        }
    }

    @Property(tries = 60)
    void anyConceivableCommandKeepsTheInvariantsOfAnEventOrIsRefusedInWords(
            @ForAll("plays") Play<TournamentState, TournamentCommand, TournamentEvent> play, @ForAll long seed) {
        RandomSource random = Seed.of(seed).random();
        Vector<TournamentCommand> commands = Vector.fill(OTHERS, () -> ConceivableCommands.of(play.state(), random));
        for (TournamentCommand command : commands) {
            Either<RuleViolation, TournamentState> answer = decided(play, command);
            assertThat(answer).as("%s, decided again", command).isEqualTo(decided(play, command));
        }
    }
}
