package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.round.Frames.DOOM;
import static io.github.crisisrules.encounter.round.Frames.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import io.github.crisisrules.core.conformance.GameSubject;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The frame alone passes the suite that every game passes. It has no end, so a step counts as one now and then. */
class RoundsConformanceTest implements GameSubject<RoundState, RoundCommand, RoundEvent> {
    private static final Vector<CombatantId> EVERYBODY =
            Vector.of("a", "b", "c", "d", "m", "n").map(Frames::id).append(DOOM).append(id("nobody"));
    private int longest;

    @Test
    @Verifies({
        EncounterRules.TURNS,
        EncounterRules.TRACKER,
        EncounterRules.POWER,
        EncounterRules.ACTIVATION,
        EncounterRules.CLEANUP,
        EncounterRules.STATUS
    })
    void theFramePassesTheSuite() {
        GameConformance.check(this, Seed.of(11), 40, 400, end -> longest = Math.max(longest, end.round()));
        assertThat(longest).isGreaterThan(3);
    }

    @Override
    public Play<RoundState, RoundCommand, RoundEvent> start(Seed seed) {
        Mission mission = Frames.mission()
                .withCosmicPlayer(seed.below(2) == 0)
                .withStops(seed.split("stops")
                        .choose(Vector.of(Step.values()), seed.split("many").below(13)))
                .withEffects(Vector.of(
                        PhaseEffect.of("score", Step.CLEANUP_SCORING),
                        PhaseEffect.of("own", Step.POWER_PLAYERS, Side.CRISIS_TEAM)));
        return Play.of(Rounds.RULES, Frames.setup(mission, 4, 2));
    }

    @Override
    public Seq<RoundCommand> legal(RoundState state) {
        Vector<RoundCommand> onward = RoundChoices.of(state);
        return state.step() == Step.SETUP ? onward : onward.appendAll(reports().filter(report -> takes(state, report)));
    }

    /** What a reader of the rules would accept: reports about who stands, or about who is in play. */
    private static boolean takes(RoundState state, RoundCommand report) {
        if (report instanceof RoundCommand.Suffer suffer) {
            return stands(state, suffer.character());
        }
        if (report instanceof RoundCommand.Heal heal) {
            return stands(state, heal.character());
        }
        if (report instanceof RoundCommand.GainCondition gain) {
            return stands(state, gain.character());
        }
        if (report instanceof RoundCommand.SpendPower spend) {
            return stands(state, spend.character())
                    && state.combatant(spend.character()).power() >= spend.power();
        }
        if (report instanceof RoundCommand.GainPower gain) {
            return state.find(gain.character()).exists(Combatant::isInPlay);
        }
        boolean attached = state.statuses().nonEmpty();
        return report instanceof RoundCommand.DiscardStatus ? attached : !attached;
    }

    private static boolean stands(RoundState state, CombatantId character) {
        return state.find(character).exists(Combatant::isStanding);
    }

    private static Vector<RoundCommand> reports() {
        return EVERYBODY
                .<RoundCommand>flatMap(who -> Vector.of(
                        new RoundCommand.Suffer(who, 2),
                        new RoundCommand.Heal(who, 1),
                        new RoundCommand.GainPower(who, 2),
                        new RoundCommand.SpendPower(who, 2),
                        new RoundCommand.GainCondition(who, "Stun")))
                .append(new RoundCommand.AttachStatus(StatusCard.withPlayer("Curse", "Ann")
                        .withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER))))
                .append(new RoundCommand.DiscardStatus("Curse"));
    }

    /** Mostly onward, so that rounds pass before everybody is KO'd. */
    @Override
    public RoundCommand next(RoundState state, Seq<RoundCommand> legal, Draw draws) {
        Vector<RoundCommand> onward = RoundChoices.of(state);
        return draws.below(8) == 0 ? legal.get(draws.below(legal.size())) : onward.get(draws.below(onward.size()));
    }

    @Override
    public Seq<RoundCommand> candidates(RoundState state, Seed seed) {
        return EVERYBODY
                .<RoundCommand>flatMap(who -> Vector.of(new RoundCommand.Activate(who), new RoundCommand.Advance(who)))
                .appendAll(Vector.of(
                        new RoundCommand.Begin(),
                        new RoundCommand.Pass(Side.CRISIS_TEAM),
                        new RoundCommand.Pass(Side.COSMIC_THREAT),
                        new RoundCommand.Resolve("score"),
                        new RoundCommand.Resolve("own"),
                        new RoundCommand.Resolve("Curse bites"),
                        new RoundCommand.EndActivation(),
                        new RoundCommand.EndTurn()))
                .appendAll(reports());
    }

    @Override
    public boolean isOver(RoundState state) {
        return state.isOver();
    }

    @Override
    public void checkInvariants(RoundState state) {
        assertThat(state.trackerTokens()).isBetween(0, 3);
        assertThat(state.turn().isDefined() && state.step() != Step.TURNS).isFalse();
        assertThat(state.inPlay(Side.CRISIS_TEAM).count(Combatant::isActivated)).isLessThanOrEqualTo(9);
        assertThat(state.combatants().forAll(who -> who.limit().forAll(limit -> who.damage() <= limit)))
                .isTrue();
    }
}
