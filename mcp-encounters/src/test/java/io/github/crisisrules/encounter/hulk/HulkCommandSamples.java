package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Commands of every kind of this encounter, for the characters and terrain of a state. */
public final class HulkCommandSamples {
    private HulkCommandSamples() {}

    public static Play<HulkState, HulkCommand, HulkEvent> start(CrisisTeam team, Seed seed) {
        return Hulk.play(HulkSetup.builder()
                .difficulty(seed.split("difficulty")
                        .pick(Vector.of(HulkDifficulty.values()).filter(each -> each.tacticCards() > 0)))
                .team(team)
                .card(HulkCard.standIn().withStamina(6).withStrongestOneThereIsCost(Option.of(2)))
                .absorbers(Vector.of("north", "south"))
                .askedSteps(Vector.of(Step.POWER_PLAYERS))
                .serums(Vector.of("red"))
                .terrain(
                        seed.split("terrain").below(2) == 0
                                ? Vector.empty()
                                : Vector.of(Terrain.interactive("terrain 1", 2), Terrain.interactive("bench", 1)))
                .build());
    }

    public static Vector<HulkCommand> of(HulkState state) {
        Vector<CombatantId> team = state.team();
        return HulkSubject.all(state)
                .append(new HulkCommand.WithdrawAttack())
                .append(HulkGames.roll("1"))
                .append(HulkGames.rollAtHulk("1", false))
                .append(new HulkCommand.PushTarget(Option.none()))
                .appendAll(team.flatMap(from -> team.map(to -> new HulkCommand.RetargetAttack(from, to))))
                .appendAll(team.map(
                        by -> new HulkCommand.ThrowTerrain(by, Terrain.interactive("terrain 1", 2), true, false)));
    }
}
