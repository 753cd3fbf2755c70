package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadComposition;
import io.github.crisisrules.testing.PlayArbitraries;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Encounters on the common frame alone: missions, their start, and rounds in progress. */
public final class FrameArbitraries {
    /** The Encounter Character of every generated encounter. */
    public static final CombatantId DOOM = CombatantId.of("Doom");

    private static final Vector<Step> EFFECT_STEPS =
            Vector.of(Step.values()).filter(step -> step.isForPlayers() || step.isForEncounter());
    private static final SquadComposition THREE_SQUADS = SquadComposition.builder()
            .squads(3)
            .maxThreat(17)
            .maxTactics(3)
            .rule("made up")
            .build();
    private static final int COMMANDS = 150;

    private FrameArbitraries() {}

    /** Effects of either side in any step that has effects, carried out by the players or by the game. */
    public static Arbitrary<Vector<PhaseEffect>> effects() {
        Arbitrary<PhaseEffect> unnamed = Combinators.combine(
                        Arbitraries.of(EFFECT_STEPS.asJava()), Arbitraries.of(Side.class), Arbitraries.of(true, false))
                .as((step, owner, automatic) -> {
                    PhaseEffect effect = PhaseEffect.of("unnamed", step, owner);
                    return automatic ? effect.automatic() : effect;
                });
        return unnamed.list()
                .ofMaxSize(4)
                .map(list -> Vector.ofAll(list)
                        .zipWithIndex((effect, number) -> new PhaseEffect(
                                "effect " + number, effect.step(), effect.owner(), effect.isAutomatic())));
    }

    /** Missions of three squads with or without a Cosmic Threat player, either side having priority, with any effects. */
    public static Arbitrary<Mission> missions() {
        return Combinators.combine(
                        SquadArbitraries.legalTeams(THREE_SQUADS),
                        Arbitraries.of(Side.class),
                        Arbitraries.of(true, false),
                        effects(),
                        Arbitraries.subsetOf(Step.values()).map(Vector::ofAll),
                        Arbitraries.of(MovementTool.class))
                .as((team, priority, cosmicPlayer, effects, asked, tool) -> Mission.builder()
                        .name("Made up")
                        .team(team)
                        .priority(priority)
                        .hasCosmicPlayer(cosmicPlayer)
                        .effects(effects)
                        .askedSteps(asked)
                        .cleanupTool(tool)
                        .build());
    }

    /** A mission before its first round, against Doom and up to two Minions. */
    public static Arbitrary<Play<FrameState, FrameCommand, FrameEvent>> starts() {
        return Combinators.combine(missions(), Arbitraries.integers().between(0, 2), SquadArbitraries.staminas())
                .as((mission, minions, stamina) -> {
                    Combatant doom = Combatant.of(EncounterCharacter.builder()
                            .id(DOOM)
                            .encounter("Made up")
                            .stamina(Option.of(stamina))
                            .build());
                    Vector<Combatant> guards =
                            Vector.range(0, minions).map(number -> Combatant.of(Minion.of("Guard " + number, stamina)));
                    return FrameOnly.start(
                            mission,
                            mission.team()
                                    .members()
                                    .map(Combatant::of)
                                    .append(doom)
                                    .appendAll(guards));
                });
    }

    /** Rounds in progress, in which characters suffer, act, are Dazed and KO'd, and effects and Status cards come and go. */
    public static Arbitrary<Play<FrameState, FrameCommand, FrameEvent>> plays() {
        return PlayArbitraries.inMidGame(starts(), FrameArbitraries::reports, COMMANDS);
    }

    /** Returns conceivable reports, some of which the rules refuse: something happens to a character or a player. */
    public static Vector<FrameCommand> reports(FrameState state) {
        CrisisTeam team = state.mission().team();
        int round = state.round();
        Vector<FrameCommand> onCharacters = state.combatants()
                .map(Combatant::id)
                .flatMap(character -> Vector.of(
                        new FrameCommand.SufferDamage(character, 1),
                        new FrameCommand.SufferDamage(character, 4),
                        new FrameCommand.RemoveDamage(character, 1),
                        new FrameCommand.GainPower(character, 2),
                        new FrameCommand.SpendPower(character, 1),
                        new FrameCommand.GainCondition(character, "Stun"),
                        new FrameCommand.LoseCondition(character, "stun")));
        Vector<FrameCommand> others = Vector.of(
                new FrameCommand.BeginEffect(LastingEffect.thisRound(
                        "smoke " + state.runningEffects().size())),
                new FrameCommand.BeginEffect(
                        LastingEffect.thisRound("curse of round " + round).character(DOOM)),
                new FrameCommand.BeginEffect(new LastingEffect(
                        "dark of round " + round, LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.none())),
                new FrameCommand.AttachStatus(StatusCard.withCharacter("Mark", DOOM)
                        .withEffect(PhaseEffect.of("Mark burns", Step.CLEANUP_ENCOUNTER))
                        .withEffect(PhaseEffect.of("Mark glows", Step.START_ENCOUNTER))),
                new FrameCommand.AttachStatus(
                        StatusCard.withPlayer("Oath", "Ann").withSuperpower("Resolve")),
                new FrameCommand.DiscardStatus("Mark"),
                new FrameCommand.DiscardStatus("Oath"),
                new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1));
        return others.appendAll(onCharacters).appendAll(team.squads().flatMap(FrameArbitraries::cards));
    }

    private static Vector<FrameCommand> cards(CrisisSquad squad) {
        return squad.tactics()
                .map(card -> new FrameCommand.PlayTactic(
                        squad.player(),
                        card,
                        squad.affiliation(),
                        squad.members().take(1).map(member -> member.id())));
    }
}
