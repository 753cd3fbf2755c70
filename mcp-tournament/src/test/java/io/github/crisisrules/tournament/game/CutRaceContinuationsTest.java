package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.game.rule.AttendanceRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * Prospects of the cut before it is made are true, whatever happens at the desk afterwards: every continuation of small
 * events is tried, which takes seconds.
 */
public class CutRaceContinuationsTest {
    private static Announcement event(int rounds, int cut) {
        return Announcement.builder()
                .name("Race")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(rounds, cut))
                .build();
    }

    /** Small events at random, and from each of their states every continuation within some limits. */
    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN, EventRuleId.DROP})
    void noContinuationBreaksAStatedProspect() {
        Explorer explorer = new Explorer();
        for (int i = 0; i < 60; i++) {
            Desk desk = played(Seed.of(i), i % 6 == 0);
            CutRace.of(desk.state()).forEach(claims -> explorer.explore(desk, claims));
        }
        // All kinds of claims were made and held against ends in which they could have been broken.
        assertThat(explorer.held).containsKeys(CutProspect.CLINCHED, CutProspect.IN_WITH_WINS);
        assertThat(explorer.held).containsKeys(CutProspect.OUT_UNLESS_OTHERS_LEAVE);
        assertThat(explorer.ends).isGreaterThan(2_000);
    }

    /** Five or six players up to the last round, or with the last round still to be paired; a player may have dropped. */
    private static Desk played(Seed seed, boolean oneRoundToPair) {
        RandomSource random = seed.random();
        int rounds = 2 + random.below(2);
        Desk desk = Desk.of(event(rounds, 2), seed)
                .register(Vector.of("A", "B", "C", "D", "E").take(4 + random.below(2)))
                .open();
        for (int round = 1; round <= rounds - (oneRoundToPair ? 1 : 0); round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                // Half of the matches of the last round stay open.
                if (round < rounds || random.below(2) == 0) {
                    desk = desk.report(ending(match.pairing(), random.below(3)));
                }
            }
            if (random.below(2) == 0
                    && desk.state().active().size() > 3
                    && !desk.state().isDecided()) {
                PlayerId leaver = desk.state().active().get(random.below(3));
                desk = desk.apply(new DropPlayer(leaver, DropReason.OWN_WISH));
            }
        }
        return desk;
    }

    private static MatchEnding ending(Pairing pairing, int outcome) {
        return switch (Outcome.values()[outcome]) {
            case WIN -> MatchEnding.victory(pairing.first(), 20, pairing.second(), 0);
            case DRAW -> MatchEnding.draw(pairing.first(), 3, pairing.second(), 3);
            case LOSS -> MatchEnding.victory(pairing.second(), 20, pairing.first(), 0);
        };
    }

    /** Walks through what can happen at the desk and holds what was said against each cut that comes of it. */
    private static final class Explorer {
        private final java.util.EnumMap<CutProspect, Integer> held = new java.util.EnumMap<>(CutProspect.class);
        private int ends;
        private Map<PlayerId, CutProspect> claims = io.vavr.collection.LinkedHashMap.empty();
        private int roundsBefore;
        private Vector<Pairing> openBefore = Vector.empty();

        void explore(Desk desk, Map<PlayerId, CutProspect> said) {
            claims = said;
            roundsBefore = desk.state().rounds().size();
            openBefore = desk.openMatches().map(RoundMatch::pairing);
            walk(desk, Vector.empty(), 2);
        }

        /** {@code troubles} people may still leave, come back or come late. */
        private void walk(Desk desk, Vector<PlayerId> leavers, int troubles) {
            TournamentState state = desk.state();
            if (!desk.openMatches().isEmpty()) {
                Pairing next = desk.openMatches().head().pairing();
                for (int outcome = 0; outcome < 3; outcome++) {
                    walk(desk.apply(new ReportResult(ending(next, outcome))), leavers, troubles);
                }
                if (troubles > 0) {
                    leave(desk, next.first(), leavers, troubles);
                }
                return;
            }
            if (troubles > 0) {
                AttendanceRules.returners(state)
                        .forEach(back -> walk(desk.apply(new RejoinPlayer(back)), leavers, troubles - 1));
                state.active().take(2).forEach(player -> leave(desk, player, leavers, troubles));
                if (AttendanceRules.whyNoLateEntry(state).isEmpty()) {
                    walk(desk.apply(new EnterLate("Late " + state.entries().size())), leavers, troubles - 1);
                }
            }
            if (state.rounds().size() < state.structure().get().swissRounds()) {
                pairings(state.active()).forEach(pairing -> walk(desk.apply(pairing), leavers, 0));
            } else {
                desk.attempt(new MakeCut()).forEach(cut -> end(cut.state(), leavers));
            }
        }

        private void leave(Desk desk, PlayerId player, Vector<PlayerId> leavers, int troubles) {
            desk.attempt(new DropPlayer(player, DropReason.OWN_WISH))
                    .forEach(left -> walk(left, leavers.append(player), troubles - 1));
        }

        private void end(TournamentState state, Vector<PlayerId> leavers) {
            ends++;
            Vector<PlayerId> in = state.cut().get().qualified();
            for (PlayerId player : claims.keySet()) {
                CutProspect claim = claims.get(player).get();
                boolean due = switch (claim) {
                    case CLINCHED -> !leavers.contains(player);
                    case IN_WITH_WINS -> !leavers.contains(player) && wonAll(state, player);
                    case OUT_UNLESS_OTHERS_LEAVE -> leavers.isEmpty();
                    case OPEN -> false;
                };
                if (due) {
                    assertThat(in.contains(player))
                            .as("%s of %s in %s", claim, player, state)
                            .isEqualTo(claim != CutProspect.OUT_UNLESS_OTHERS_LEAVE);
                    held.merge(claim, 1, Integer::sum);
                }
            }
        }

        /** Returns whether the player won every match that was open or not yet paired when the claim was made. */
        private boolean wonAll(TournamentState state, PlayerId player) {
            boolean open = openBefore.exists(pairing -> pairing.has(player));
            return state.rounds()
                    .drop(open ? roundsBefore - 1 : roundsBefore)
                    .forAll(round -> round.hasBye(player)
                            || round.results(state.announcement().scoring())
                                    .exists(result -> result.pairing().has(player)
                                            && result.of(player).outcome() == Outcome.WIN));
        }

        /** Every way to pair these, with every bye where they are odd. */
        private static Vector<PairByHand> pairings(Vector<PlayerId> players) {
            if (players.size() % 2 == 0) {
                return matchings(players).map(pairs -> new PairByHand(pairs, Option.none()));
            }
            return players.flatMap(
                    bye -> matchings(players.remove(bye)).map(pairs -> new PairByHand(pairs, Option.some(bye))));
        }

        private static Vector<Vector<Pairing>> matchings(Vector<PlayerId> players) {
            if (players.isEmpty()) {
                return Vector.of(Vector.empty());
            }
            PlayerId first = players.head();
            return players.tail()
                    .flatMap(other -> matchings(players.tail().remove(other))
                            .map(rest -> rest.prepend(Pairing.of(first, other))));
        }
    }
}
