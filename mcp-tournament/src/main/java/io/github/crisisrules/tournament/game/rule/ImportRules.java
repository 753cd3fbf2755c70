package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeSet;

/**
 * The decision to take over an event that was begun elsewhere. Its players and rounds are taken over with their
 * points and VPs as given, and the next round is paired here. Players who were not in the last of these rounds
 * have dropped.
 */
public final class ImportRules {
    private ImportRules() {}

    /** Takes over an event into one that has been announced and has no players yet. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    public static Decision<TournamentState, TournamentEvent> takeOver(
            TournamentState state, Vector<String> names, Vector<ImportedRound> rounds) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() == Phase.REGISTRATION && state.entries().isEmpty(),
                        () -> new TournamentViolation.PlayersAlreadyRegistered(
                                state.entries().size()))
                .require(now -> fault(names.size(), rounds))
                .and(now -> names.foldLeft(
                        now,
                        (entered, name) ->
                                RegistrationRules.enter(entered, name, TournamentEvent.PlayerRegistered::new)))
                .andIf(!rounds.isEmpty(), entered -> played(entered, rounds));
    }

    private static Option<RuleViolation> fault(int players, Vector<ImportedRound> rounds) {
        for (int i = 0; i < rounds.size(); i++) {
            TreeSet<PlayerId> seated = new TreeSet<>();
            Vector<ImportedRound.ImportedSeat> seats = rounds.get(i).seats();
            if (seats.isEmpty()) {
                return Option.of(new TournamentViolation.EmptyRound(i + 1));
            }
            for (ImportedRound.ImportedSeat seat : seats) {
                if (seat.player().number() > players) {
                    return Option.of(new TournamentViolation.UnknownPlayer(seat.player()));
                }
                if (!seated.add(seat.player())) {
                    return Option.of(new TournamentViolation.SeatedTwice(seat.player(), i + 1));
                }
            }
        }
        return Option.none();
    }

    private static Decision<TournamentState, TournamentEvent> played(
            Decision<TournamentState, TournamentEvent> entered, Vector<ImportedRound> rounds) {
        int players = rounds.head().seats().size();
        return entered.then(new TournamentEvent.EventOpened(
                        RandomTiebreak.of(entered.state().seed(), 1)))
                .and(opened -> SwissRules.fixStructure(opened, players))
                .require(state -> tooMany(state, rounds.size()))
                .thenAll(rounds.zipWithIndex((round, index) -> new TournamentEvent.RoundImported(index + 1, round)))
                .and(now -> now.thenAll(now.state()
                        .active()
                        .reject(now.state().round().get()::includes)
                        .map(player -> new TournamentEvent.PlayerDropped(player, DropReason.OWN_WISH))));
    }

    private static Option<RuleViolation> tooMany(TournamentState state, int rounds) {
        int announced = state.structure().get().swissRounds();
        return Option.when(rounds > announced, () -> new TournamentViolation.TooManyRounds(rounds, announced));
    }
}
