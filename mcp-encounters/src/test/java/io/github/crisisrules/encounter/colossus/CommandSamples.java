package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;

/** Commands of every kind of this encounter, for the characters and towers of a state. */
public final class CommandSamples {
    private CommandSamples() {}

    public static Play<ColossusState, ColossusCommand, ColossusEvent> start(CrisisTeam team, Seed seed) {
        ColossusDifficulty difficulty = seed.split("difficulty")
                .pick(Vector.of(ColossusDifficulty.values()).filter(each -> each.tacticCards() > 0));
        return Colossus.play(ColossusSetup.shuffled(difficulty, team, MomentumTrack.STAND_IN, seed)
                .withRampageLimit(2));
    }

    public static Vector<ColossusCommand> of(ColossusState state) {
        Vector<CombatantId> team = state.setup().team().members().map(member -> member.id());
        return team.<ColossusCommand>flatMap(id -> Vector.of(
                        new ColossusCommand.MoveColossus(id),
                        new ColossusCommand.TouchCharacter(id),
                        new ColossusCommand.ThrowCharacter(id, ThrowReport.NOTHING),
                        new ColossusCommand.AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id, 1))),
                        new ColossusCommand.HurlDebris(AttackedTarget.of(id, 1))))
                .appendAll(Tower.all().map(tower -> new ColossusCommand.TouchTower(tower, Vector.empty())))
                .appendAll(Tower.all()
                        .flatMap(tower -> Tower.all()
                                .flatMap(other -> Vector.of(
                                        new ColossusCommand.CrossLink(tower, other),
                                        new ColossusCommand.PlaceBeam(
                                                state.frame().active().getOrElse(team.head()), tower, other)))))
                .appendAll(Vector.of(
                        new ColossusCommand.DamageColossus(1),
                        new ColossusCommand.TouchTerrain(2),
                        new ColossusCommand.EndPush(),
                        new ColossusCommand.RollChart(CrisisFace.HIT),
                        new ColossusCommand.ThrowTerrain(2, ThrowReport.NOTHING),
                        new ColossusCommand.ReportNoTarget(),
                        new ColossusCommand.ForgoThrows(),
                        new ColossusCommand.ContinueRampages(),
                        new ColossusCommand.StopRampages()));
    }
}
