package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.assumption.MatchChance;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;
import java.util.function.Function;

/** One event run at the tournament desk, command by command: who comes and goes is read off the simulated one, all else is the desk's. */
final class DeskTwin {
    private final PlayedEvent event;
    private final MatchModel model;
    private final VictoryPoints victoryPoints;
    private final MatchChance luck;
    private Desk desk;

    /**
     * A desk that pairs each round by a system of its own, as those do that go down the standings.
     *
     * @param systems from the state before the round
     */
    DeskTwin(
            PlayedEvent event,
            MatchModel model,
            VictoryPoints victoryPoints,
            Function<TournamentState, PairingSystem> systems) {
        this.event = event;
        this.model = model;
        this.victoryPoints = victoryPoints;
        luck = new MatchChance(event.sample.matches());
        desk = Desk.of(
                Announcement.builder()
                        .name("twin")
                        .edition(Editions.CHALLENGER.withScoring(event.plan.scoring()))
                        .structure(Option.some(event.plan.structure()))
                        .houseRules(HouseRules.NONE.rankedBy(event.tiebreakers()))
                        .build(),
                event.sample.desk(),
                (pool, seed) -> systems.apply(state()).pair(pool, seed));
    }

    /** A desk in mid-event that continues by the simulated event's results. */
    DeskTwin(PlayedEvent event, MatchModel model, VictoryPoints victoryPoints, Desk desk) {
        this.event = event;
        this.model = model;
        this.victoryPoints = victoryPoints;
        luck = new MatchChance(event.sample.matches());
        this.desk = desk;
    }

    private TournamentState state() {
        return desk.state();
    }

    TournamentState play() {
        for (int p = 0; p < event.players(); p++) {
            apply(new TournamentCommand.RegisterPlayer("player " + p));
        }
        apply(new TournamentCommand.OpenEvent());
        for (int round = 1; round <= event.rounds(); round++) {
            comeAndGo(round);
            apply(new TournamentCommand.PairRound());
            for (Pairing pairing : state().round().get().tables().pairs()) {
                apply(new TournamentCommand.ReportResult(ending(pairing, round, 0)));
            }
        }
        if (event.cut() > 0) {
            apply(new TournamentCommand.MakeCut());
            playBracket();
        }
        apply(new TournamentCommand.CloseEvent());
        return state();
    }

    /** Plays the rest of an event whose players all stay. */
    TournamentState playOn() {
        reportOpen();
        while (!state().isSwissOver() && !state().active().isEmpty()) {
            apply(new TournamentCommand.PairRound());
            reportOpen();
        }
        if (!state().isDecided() && state().cut().isEmpty() && !state().active().isEmpty()) {
            apply(new TournamentCommand.MakeCut());
        }
        if (state().cut().isDefined()) {
            playBracket();
        }
        return state();
    }

    /** Plays the stage after the cut; Swiss rounds that never end are played as long as the simulation has room for them. */
    private void playBracket() {
        while (!state().isDecided() && state().rounds().size() < EventPlan.MAX_ROUNDS) {
            apply(new TournamentCommand.PairRound());
            reportOpen();
        }
    }

    private void reportOpen() {
        int stage = state().isBracketStage() ? 1 : 0;
        for (RoundMatch match : desk.openMatches()) {
            apply(new TournamentCommand.ReportResult(
                    ending(match.pairing(), state().rounds().size(), stage)));
        }
    }

    private void comeAndGo(int round) {
        for (int p = 0; p < event.players(); p++) {
            boolean present = event.opponent(round, p) != PlayedEvent.ABSENT;
            boolean active = state().active().contains(PlayerId.of(p + 1));
            if (active && !present) {
                apply(new TournamentCommand.DropPlayer(PlayerId.of(p + 1), DropReason.values()[0]));
            } else if (!active && present) {
                apply(new TournamentCommand.RejoinPlayer(PlayerId.of(p + 1)));
            }
        }
    }

    private MatchEnding ending(Pairing pairing, int round, int stage) {
        int one = pairing.first().number() - 1;
        int other = pairing.second().number() - 1;
        int met = stage == 1
                ? 0
                : state().rounds()
                        .take(round - 1)
                        .count(past -> past.tableOf(pairing).isDefined());
        luck.turnTo(one, other, met, stage);
        double own = model.worth(event.strength(one));
        double others = model.worth(event.strength(other));
        double win = model.chances().chance(own, others, false);
        double tie = model.chances().chance(own, others, true);
        double u = luck.unit();
        if (u >= win && u < win + tie) {
            int vps = victoryPoints.drawn(luck);
            return MatchEnding.draw(pairing.first(), vps, pairing.second(), vps);
        }
        boolean firstWins = u < win;
        int winnerVps = victoryPoints.winner(luck);
        double p = win / (1 - tie);
        int loserVps = victoryPoints.loser(firstWins ? p : 1 - p, luck);
        return firstWins
                ? MatchEnding.victory(pairing.first(), winnerVps, pairing.second(), loserVps)
                : MatchEnding.victory(pairing.second(), winnerVps, pairing.first(), loserVps);
    }

    private void apply(TournamentCommand command) {
        desk = desk.apply(command);
    }

    static int opponent(SwissRound round, PlayerId player) {
        return round.tableOf(player)
                .map(table ->
                        round.tables().pairs().get(table).opponentOf(player).number() - 1)
                .getOrElse(
                        () -> round.tables().byes().exists(bye -> bye.player().equals(player))
                                ? PlayedEvent.BYE
                                : PlayedEvent.ABSENT);
    }
}
