package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.round;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.PlayArbitraries;
import io.github.crisisrules.encounter.colossus.momentum.MomentumArbitraries;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.LastingEffect;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Encounters with the Colossus: setups, beams, pushes in progress, and the whole encounter in mid-game. */
public final class ColossusArbitraries {
    /** Every Disruption Beam token that can be placed. */
    public static final Vector<BeamToken> TOKENS =
            Tower.all().flatMap(on -> Tower.all().remove(on).map(toward -> new BeamToken(on, toward)));

    /** Every link between two towers. */
    public static final Vector<TowerLink> LINKS = TOKENS.map(BeamToken::link).distinct();

    private static final int COMMANDS = 150;

    private ColossusArbitraries() {}

    /** The six towers in any order. */
    public static Arbitrary<Vector<Tower>> towerOrders() {
        return Arbitraries.shuffle(Tower.all().asJava()).map(Vector::ofAll);
    }

    /** Any of the tokens, each once. */
    public static Arbitrary<Vector<BeamToken>> beams() {
        return Arbitraries.of(TOKENS.asJava()).set().map(Vector::ofAll);
    }

    /** Up to five links. */
    public static Arbitrary<Vector<TowerLink>> links() {
        return Arbitraries.of(LINKS.asJava()).set().ofMaxSize(5).map(Vector::ofAll);
    }

    /** Valid setups of every difficulty, with any team, track, towers and tools, and a limit of 1 to 3 Rampages. */
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

    /** Encounters in mid-game, up to their end. */
    public static Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> plays() {
        return PlayArbitraries.inMidGame(setups().map(Colossus::play), ColossusArbitraries::reports, COMMANDS);
    }

    /** The first Crisis Team turn, with a character active, 1 Momentum and two effects, one of them on him. */
    public static Arbitrary<ColossusState> lastMomentum() {
        return setups().map(setup -> {
            ColossusState turn = Colossi.run(Colossus.play(setup).state(), round(new FrameCommand.BeginFirstRound()));
            return Colossi.at(
                    Colossi.run(
                            turn,
                            round(new FrameCommand.Activate(next(turn))),
                            round(new FrameCommand.BeginEffect(
                                    LastingEffect.thisRound("web").character(ColossusCard.ID))),
                            round(new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke")))),
                    1);
        });
    }

    /** The first push of an encounter, at any Momentum above 0, with up to five links. */
    public static Arbitrary<ColossusState> pushes() {
        return Combinators.combine(setups(), Arbitraries.integers().between(1, 12), links())
                .as((setup, momentum, links) -> links.foldLeft(
                        Colossi.at(pushing(setup), momentum),
                        (state, link) -> Colossi.linked(
                                state, link.low().number(), link.high().number())))
                .withoutEdgeCases();
    }

    /** The first Rampage of an encounter after its push, at any Momentum above 0: the chart is to be rolled. */
    public static Arbitrary<ColossusState> charts() {
        return pushes().map(push -> Colossi.run(push, new ColossusCommand.EndPush()));
    }

    private static ColossusState pushing(ColossusSetup setup) {
        ColossusState now = Colossi.run(Colossus.play(setup).state(), round(new FrameCommand.BeginFirstRound()));
        while (now.rampage().isEmpty()) {
            now = Colossi.act(now, next(now).name());
        }
        return now;
    }

    private static CombatantId next(ColossusState turn) {
        return FrameChoices.mayActivate(turn.frame()).head();
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
                        .map(Colossi::round))
                .append(round(new FrameCommand.BeginEffect(
                        LastingEffect.thisRound("web " + number).character(ColossusCard.ID))))
                .append(round(new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke " + number))))
                .append(round(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1)))
                .append(new ColossusCommand.DamageColossus(3))
                .append(new ColossusCommand.DamageColossus(1));
    }
}
