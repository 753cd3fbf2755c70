package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
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
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> takeOver(
            TournamentState state, Vector<String> names, Vector<ImportedRound> rounds) {
        if (state.phase() != Phase.REGISTRATION || !state.entries().isEmpty()) {
            return Either.left(new TournamentViolation.PlayersAlreadyRegistered(
                    state.entries().size()));
        }
        Option<RuleViolation> fault = fault(names.size(), rounds);
        if (fault.isDefined()) {
            return Either.left(fault.get());
        }
        return registered(state, names)
                .flatMap(entered -> rounds.isEmpty() ? Either.right(entered) : played(entered, rounds));
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

    private static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> registered(
            TournamentState state, Vector<String> names) {
        Transition<TournamentState, TournamentEvent> now = Transition.none(state);
        for (String name : names) {
            Either<RuleViolation, Entrant> entrant = RegistrationRules.unknown(now.state(), name);
            if (entrant.isLeft()) {
                return Either.left(entrant.getLeft());
            }
            Option<TournamentEvent> alike = RegistrationRules.alike(now.state(), entrant.get());
            now = now.then(new TournamentEvent.PlayerRegistered(entrant.get())).thenAll(alike);
        }
        return Either.right(now);
    }

    private static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> played(
            Transition<TournamentState, TournamentEvent> entered, Vector<ImportedRound> rounds) {
        int players = rounds.head().seats().size();
        Announcement announcement = entered.state().announcement();
        return Either.<RuleViolation, Structure>narrow(announcement.structureFor(players))
                .flatMap(structure -> {
                    if (structure.cut() > players) {
                        return Either.left(new TournamentViolation.CutTooLarge(structure.cut(), players));
                    }
                    if (structure.swissRounds() < rounds.size()) {
                        return Either.left(
                                new TournamentViolation.TooManyRounds(rounds.size(), structure.swissRounds()));
                    }
                    Transition<TournamentState, TournamentEvent> now = entered.then(new TournamentEvent.EventOpened(
                                    RandomTiebreak.of(entered.state().seed(), 1)))
                            .then(new TournamentEvent.StructureFixed(structure, players));
                    for (int i = 0; i < rounds.size(); i++) {
                        now = now.then(new TournamentEvent.RoundImported(i + 1, rounds.get(i)));
                    }
                    SwissRound last = now.state().round().get();
                    return Either.right(now.thenAll(now.state()
                            .active()
                            .reject(last::includes)
                            .map(player -> new TournamentEvent.PlayerDropped(player, DropReason.OWN_WISH))));
                });
    }
}
