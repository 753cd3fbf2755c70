package io.github.crisisrules.testing.encounter;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Corner;
import io.github.crisisrules.encounter.colossus.ThrowTools;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.PlayArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of encounters with the Colossus: setups, beams, links, and the whole encounter in mid-game. */
public final class ColossusArbitraries {
    /** Every Disruption Beam token that can be placed. */
    public static final Vector<BeamToken> TOKENS =
            Tower.all().flatMap(on -> Tower.all().remove(on).map(toward -> new BeamToken(on, toward)));

    /** Every link between two towers. */
    public static final Vector<TowerLink> LINKS = TOKENS.map(BeamToken::link).distinct();

    private static final int COMMANDS = 150;

    private ColossusArbitraries() {}

    /** Returns the six towers in any order. */
    public static Arbitrary<Vector<Tower>> towerOrders() {
        return Arbitraries.shuffle(Tower.all().asJava()).map(Vector::ofAll);
    }

    /** Returns any of the tokens, each at most once. */
    public static Arbitrary<Vector<BeamToken>> beams() {
        return Arbitraries.of(TOKENS.asJava()).set().map(Vector::ofAll);
    }

    /** Returns up to five links. */
    public static Arbitrary<Vector<TowerLink>> links() {
        return Arbitraries.of(LINKS.asJava()).set().ofMaxSize(5).map(Vector::ofAll);
    }

    /** Returns valid setups of every difficulty, with any team, track, towers and tools, and a limit of 1 to 3 Rampages. */
    public static Arbitrary<ColossusSetup> setups() {
        Arbitrary<MovementTool> tool = Arbitraries.of(MovementTool.class);
        Arbitrary<ThrowTools> tools = Combinators.combine(tool, tool, tool).as(ThrowTools::new);
        return Arbitraries.of(ColossusDifficulty.class)
                .flatMap(difficulty -> Combinators.combine(
                                SquadArbitraries.legalTeams(difficulty.composition()),
                                MomentumArbitraries.tracks(),
                                towerOrders(),
                                towerOrders(),
                                Arbitraries.of(Corner.class),
                                tools,
                                Arbitraries.integers().between(1, 3))
                        .as((team, track, places, tokens, corner, throwTools, limit) -> ColossusSetup.of(
                                        difficulty, team, track, tokens)
                                .withTowerPlaces(places)
                                .withCorner(corner)
                                .withThrowTools(throwTools)
                                .withRampageLimit(limit)))
                .withoutEdgeCases();
    }

    /** Returns encounters in mid-game, from the setup up to their end. */
    public static Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> plays() {
        return PlayArbitraries.inMidGame(setups().map(Colossus::play), ColossusArbitraries::reports, COMMANDS);
    }

    /** Returns conceivable reports, some of which the rules refuse: something happens to a character or to him. */
    public static Vector<ColossusCommand> reports(ColossusState state) {
        int number = state.frame().runningEffects().size();
        return state.frame()
                .combatants()
                .map(Combatant::id)
                .flatMap(character -> Vector.<FrameCommand>of(
                                new FrameCommand.SufferDamage(character, 2),
                                new FrameCommand.RemoveDamage(character, 1),
                                new FrameCommand.GainPower(character, 2),
                                new FrameCommand.SpendPower(character, 1),
                                new FrameCommand.GainCondition(character, "Stun"))
                        .<ColossusCommand>map(ColossusCommand.InFrame::new))
                .append(new ColossusCommand.InFrame(new FrameCommand.BeginEffect(
                        LastingEffect.thisRound("web " + number).character(ColossusCard.ID))))
                .append(new ColossusCommand.InFrame(
                        new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke " + number))))
                .append(new ColossusCommand.InFrame(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1)))
                .append(new ColossusCommand.DamageColossus(3))
                .append(new ColossusCommand.DamageColossus(1));
    }
}
