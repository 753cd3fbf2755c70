package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;

/** Encounters for tests, in short: characters a b c of Ann and d e f of Bob, all of stamina 3/2; tokens 1 to 6 in order. */
public final class Colossi {
    static final MomentumTrack TRACK = MomentumTrack.STAND_IN;

    private Colossi() {}

    public static CombatantId id(String name) {
        return CombatantId.of(name);
    }

    public static Tower tower(int number) {
        return Tower.of(number);
    }

    static CrisisTeam team() {
        return CrisisTeam.of(
                CrisisSquad.of("Ann", member("a"), member("b"), member("c")),
                CrisisSquad.of("Bob", member("d"), member("e"), member("f")));
    }

    static TeamMember member(String name) {
        return TeamMember.of(name, 4, 3, 2);
    }

    static ColossusSetup setup(ColossusDifficulty difficulty) {
        return ColossusSetup.of(difficulty, team(), TRACK, Tower.all());
    }

    static ColossusState start() {
        return started(setup(ColossusDifficulty.NORMAL)).state();
    }

    static Play<ColossusState, ColossusCommand, ColossusEvent> started(ColossusSetup setup) {
        return Play.started(Colossus.start(setup));
    }

    /** The first Crisis Team turn. */
    static ColossusState crisisTurn() {
        return passAll(run(start(), round(new FrameCommand.BeginFirstRound())));
    }

    /** a is active in the first Crisis Team turn. */
    static ColossusState active() {
        return run(crisisTurn(), round(new FrameCommand.Activate(id("a"))));
    }

    /** His first push. */
    public static ColossusState push() {
        return act(crisisTurn(), "a", "b", "c");
    }

    public static ColossusState push(int momentum) {
        return at(push(), momentum);
    }

    /** As above with another Momentum; events could lead there. */
    static ColossusState at(ColossusState state, int momentum) {
        return StateEdits.of(state).withMomentum(Momentum.of(momentum));
    }

    public static ColossusState linked(ColossusState state, int... towers) {
        Vector<BeamToken> beams = state.beams();
        for (int i = 0; i < towers.length; i += 2) {
            BeamToken beam = new BeamToken(tower(towers[i]), tower(towers[i + 1]));
            beams = beams.append(beam).append(beam.opposite());
        }
        return StateEdits.of(state).withBeams(beams);
    }

    /** As above after these events of the frame. */
    public static ColossusState happened(ColossusState state, FrameEvent... events) {
        return Vector.of(events).foldLeft(state, StateEdits::frame);
    }

    static ColossusCommand round(FrameCommand command) {
        return new ColossusCommand.InFrame(command);
    }

    static ColossusState act(ColossusState state, String... names) {
        ColossusState now = state;
        for (String name : names) {
            now = run(now, round(new FrameCommand.Activate(id(name))), round(new FrameCommand.EndActivation()));
        }
        return now;
    }

    static ColossusState passAll(ColossusState state) {
        ColossusState now = state;
        while (now.awaiting() == ColossusAwaited.FRAME
                && now.frame().sideToAct().isDefined()) {
            now = run(now, round(new FrameCommand.Pass(Side.CRISIS_TEAM)));
        }
        return now;
    }

    static Decision<ColossusState, ColossusEvent> decide(ColossusState state, ColossusCommand command) {
        return Colossus.GAME
                .decide(state, command)
                .toEither()
                .getOrElseThrow(violation -> new AssertionError(command + ": " + violation.describe()));
    }

    public static ColossusState run(ColossusState state, ColossusCommand... commands) {
        ColossusState now = state;
        for (ColossusCommand command : commands) {
            now = decide(now, command).state();
        }
        return now;
    }

    static RuleViolation refused(ColossusState state, ColossusCommand command) {
        var decision = Colossus.GAME.decide(state, command);
        assertThat(decision.isRefused()).as("%s is refused", command).isTrue();
        return decision.refusal().get();
    }

    static Play<ColossusState, ColossusCommand, ColossusEvent> shuffled(Seed seed) {
        ColossusDifficulty difficulty = seed.split("difficulty").pick(Vector.of(ColossusDifficulty.values()));
        return started(ColossusSetup.shuffled(difficulty, team(), TRACK, seed)
                .withRampageLimit(1 + seed.split("bound").below(3)));
    }
}
