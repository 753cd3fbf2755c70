package io.github.crisisrules.tournament.desk;

/** What was said at the desk, in words. */
record CommandWords(TournamentState state) implements TournamentCommand.Cases<String> {
    @Override
    public String registerPlayer(TournamentCommand.RegisterPlayer command) {
        return "register " + command.name();
    }

    @Override
    public String submitList(TournamentCommand.SubmitList command) {
        return "take the list of " + state.name(command.player());
    }

    @Override
    public String excludePairing(TournamentCommand.ExcludePairing command) {
        return "exclude " + command.pairing();
    }

    @Override
    public String openEvent(TournamentCommand.OpenEvent command) {
        return "open the event";
    }

    @Override
    public String pairRound(TournamentCommand.PairRound command) {
        return "pair the next round";
    }

    @Override
    public String pairByHand(TournamentCommand.PairByHand command) {
        return "pair by hand: " + command.pairs().mkString(", ");
    }

    @Override
    public String startClock(TournamentCommand.StartClock command) {
        return "start the clock";
    }

    @Override
    public String reportResult(TournamentCommand.ReportResult command) {
        return "result: " + Words.ending(state, command.ending());
    }

    @Override
    public String amendResult(TournamentCommand.AmendResult command) {
        return "amend round " + command.round() + ": " + Words.ending(state, command.ending());
    }

    @Override
    public String dropPlayer(TournamentCommand.DropPlayer command) {
        return "drop " + state.name(command.player()) + " (" + command.reason() + ")";
    }

    @Override
    public String rejoinPlayer(TournamentCommand.RejoinPlayer command) {
        return "let " + state.name(command.player()) + " rejoin";
    }

    @Override
    public String enterLate(TournamentCommand.EnterLate command) {
        return "admit " + command.name();
    }

    @Override
    public String warnPlayer(TournamentCommand.WarnPlayer command) {
        return "warn " + state.name(command.player()) + " (" + command.offence() + ")";
    }

    @Override
    public String ejectPlayer(TournamentCommand.EjectPlayer command) {
        return "eject " + state.name(command.player()) + " (" + command.offence() + ")";
    }

    @Override
    public String makeCut(TournamentCommand.MakeCut command) {
        return "make the cut";
    }

    @Override
    public String closeEvent(TournamentCommand.CloseEvent command) {
        return "close the event";
    }
}
