package io.github.crisisrules.tournament.desk;

/** What happened, in words. */
record EventWords(TournamentState state) implements TournamentEvent.Cases<String> {
    @Override
    public String playerRegistered(TournamentEvent.PlayerRegistered event) {
        return event.entrant() + " is registered";
    }

    @Override
    public String listAccepted(TournamentEvent.ListAccepted event) {
        return state.name(event.player()) + " has handed in a list";
    }

    @Override
    public String pairingExcluded(TournamentEvent.PairingExcluded event) {
        return event.pairing() + " is excluded";
    }

    @Override
    public String eventOpened(TournamentEvent.EventOpened event) {
        return "registration ends, lots are drawn";
    }

    @Override
    public String structureFixed(TournamentEvent.StructureFixed event) {
        return event.players() + " players: " + event.structure();
    }

    @Override
    public String roundPaired(TournamentEvent.RoundPaired event) {
        return "round " + event.round() + " is paired from seed " + event.seed()
                + event.tables()
                        .bye()
                        .map(bye -> ", bye " + state.name(bye.player()) + ": "
                                + bye.reason().words())
                        .getOrElse("");
    }

    @Override
    public String clockStarted(TournamentEvent.ClockStarted event) {
        return "the clock of round " + event.round() + " runs";
    }

    @Override
    public String resultReported(TournamentEvent.ResultReported event) {
        return "table " + event.table() + ": " + Words.result(state, event.ending());
    }

    @Override
    public String resultAmended(TournamentEvent.ResultAmended event) {
        return "was " + Words.result(state, event.before()) + ", is " + Words.result(state, event.after());
    }

    @Override
    public String playerDropped(TournamentEvent.PlayerDropped event) {
        return state.name(event.player()) + " is dropped";
    }

    @Override
    public String playerRejoined(TournamentEvent.PlayerRejoined event) {
        return state.name(event.player()) + " is back";
    }

    @Override
    public String unpairedLossGiven(TournamentEvent.UnpairedLossGiven event) {
        return state.name(event.player()) + " has an unpaired loss in round " + event.round();
    }

    @Override
    public String playerEnteredLate(TournamentEvent.PlayerEnteredLate event) {
        return event.entrant() + " comes late";
    }

    @Override
    public String playerWarned(TournamentEvent.PlayerWarned event) {
        return state.name(event.incident().player()) + " is warned";
    }

    @Override
    public String playerEjected(TournamentEvent.PlayerEjected event) {
        return state.name(event.incident().player()) + " is ejected";
    }

    @Override
    public String cutMade(TournamentEvent.CutMade event) {
        return "advance: " + event.cut().qualified().map(state::name).mkString(", ");
    }

    @Override
    public String qualifierReplaced(TournamentEvent.QualifierReplaced event) {
        return state.name(event.newcomer()) + " takes the last seed in place of " + state.name(event.player());
    }

    @Override
    public String cutLeft(TournamentEvent.CutLeft event) {
        return state.name(event.player()) + " can no longer move up";
    }

    @Override
    public String finalsPaired(TournamentEvent.FinalsPaired event) {
        return "final round " + event.bracket().round().number() + ": "
                + event.bracket()
                        .round()
                        .matches()
                        .map(match -> match.players().map(state::name).mkString(" and "))
                        .mkString("; ");
    }

    @Override
    public String finalReported(TournamentEvent.FinalReported event) {
        return "final round " + event.round() + ": "
                + event.bracket()
                        .round()
                        .matchOf(event.ending().pairing().first())
                        .get()
                        .winner()
                        .map(state::name)
                        .get()
                + " goes on";
    }

    @Override
    public String finalistLeft(TournamentEvent.FinalistLeft event) {
        return state.name(event.player()) + " leaves the final rounds";
    }

    @Override
    public String eventClosed(TournamentEvent.EventClosed event) {
        return "the champion is " + event.champion().map(state::name).getOrElse("nobody");
    }
}
