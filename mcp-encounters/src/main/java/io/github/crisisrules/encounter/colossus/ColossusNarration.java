package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.round.RoundNarration;
import java.util.Locale;

/** Events of the encounter in one sentence each, for the people at the table. */
public final class ColossusNarration implements ColossusEvent.Cases<String> {
    private static final ColossusNarration TELLER = new ColossusNarration();

    private ColossusNarration() {}

    /** What happened. */
    public static String of(ColossusEvent event) {
        return event.match(TELLER);
    }

    /** The state in one line: Momentum, tokens, towers, links. */
    public static String of(ColossusState state) {
        return state.momentum() + ", " + state.subdueTokens() + " of "
                + state.setup().difficulty().subdueTokens() + " Subdue tokens, towers "
                + state.towers().map(Tower::number).mkString(" ")
                + (state.links().isEmpty() ? "" : ", " + state.links().mkString(" "));
    }

    @Override
    public String inRound(ColossusEvent.InRound event) {
        return RoundNarration.of(event.event());
    }

    @Override
    public String beamPlaced(ColossusEvent.BeamPlaced event) {
        return event.character() + " points a Disruption Beam from "
                + event.beam().on() + " toward " + event.beam().toward();
    }

    @Override
    public String towersLinked(ColossusEvent.TowersLinked event) {
        return event.link().low() + " and " + event.link().high() + " are linked";
    }

    @Override
    public String rampageBegan(ColossusEvent.RampageBegan event) {
        return "Colossus rampages" + (event.number() > 1 ? " again" : "") + (event.isSubdued() ? " though Subdued" : "")
                + event.toward().map(tower -> " toward " + tower).getOrElse("") + ", " + event.tool() + " tool";
    }

    @Override
    public String terrainDestroyed(ColossusEvent.TerrainDestroyed event) {
        return "terrain of size " + event.size() + " is destroyed";
    }

    @Override
    public String characterTouched(ColossusEvent.CharacterTouched event) {
        return "he runs into " + event.character();
    }

    @Override
    public String linkBroken(ColossusEvent.LinkBroken event) {
        return "he breaks the " + event.link();
    }

    @Override
    public String towerDestroyed(ColossusEvent.TowerDestroyed event) {
        return event.tower() + " falls";
    }

    @Override
    public String tokenTurnedUp(ColossusEvent.TokenTurnedUp event) {
        return event.tower() + " is the priority tower now";
    }

    @Override
    public String momentumGained(ColossusEvent.MomentumGained event) {
        return "Momentum +" + event.amount();
    }

    @Override
    public String momentumLost(ColossusEvent.MomentumLost event) {
        return "Momentum -" + event.amount();
    }

    @Override
    public String subdued(ColossusEvent.Subdued event) {
        return "he is SUBDUED, token " + event.tokens();
    }

    @Override
    public String pushEnded(ColossusEvent.PushEnded event) {
        return "he stops";
    }

    @Override
    public String chartRolled(ColossusEvent.ChartRolled event) {
        return "Rampage chart: " + event.face().name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String failureInstead(ColossusEvent.FailureInstead event) {
        return "nobody is near enough: as failure";
    }

    @Override
    public String nobodyWasThere(ColossusEvent.NobodyWasThere event) {
        return "nothing there";
    }

    @Override
    public String characterThrown(ColossusEvent.CharacterThrown event) {
        return "he throws " + event.character();
    }

    @Override
    public String terrainThrown(ColossusEvent.TerrainThrown event) {
        return "he throws terrain of size " + event.size();
    }

    @Override
    public String handsAttacked(ColossusEvent.HandsAttacked event) {
        return "Bare Metal Hands" + (event.isArea() ? " (area)" : "") + " against "
                + event.targets()
                        .map(target -> target.character() + " (" + target.damage() + " damage)")
                        .mkString(", ");
    }

    @Override
    public String throwsOffered(ColossusEvent.ThrowsOffered event) {
        return "he may throw " + event.characters().mkString(", ");
    }

    @Override
    public String throwsForgone(ColossusEvent.ThrowsForgone event) {
        return "he throws nobody";
    }

    @Override
    public String debrisHurled(ColossusEvent.DebrisHurled event) {
        return "Hurl Debris against " + event.target().character() + " ("
                + event.target().damage() + " damage)";
    }

    @Override
    public String rampageEnded(ColossusEvent.RampageEnded event) {
        return "the Rampage is over";
    }

    @Override
    public String boundReached(ColossusEvent.BoundReached event) {
        return event.rampages() + " Rampages in a row: the players decide whether he goes on";
    }

    @Override
    public String chainOver(ColossusEvent.ChainOver event) {
        return "he stands still";
    }

    @Override
    public String momentumRestored(ColossusEvent.MomentumRestored event) {
        return "Momentum is back at 9";
    }

    @Override
    public String damageTaken(ColossusEvent.DamageTaken event) {
        return "Colossus suffers " + event.damage() + " damage";
    }

    @Override
    public String damageShed(ColossusEvent.DamageShed event) {
        return "he sheds " + event.damage() + " damage";
    }
}
