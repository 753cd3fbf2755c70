package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.DOOM;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Rounds of the frame alone, which has no end: which reports are legal, stated without the rules under test. */
final class FrameSubject implements GameSubject<FrameState, FrameCommand, FrameEvent> {
    private static final Vector<CombatantId> NAMES =
            Vector.of("a", "b", "c", "d", "m", "n").map(Frames::id).append(DOOM).append(id("nobody"));

    @Override
    public Play<FrameState, FrameCommand, FrameEvent> start(Seed seed) {
        Mission mission = Frames.mission()
                .withHasCosmicPlayer(seed.below(2) == 0)
                .withAskedSteps(seed.split("stops")
                        .choose(Vector.of(Step.values()), seed.split("many").below(13)))
                .withEffects(Vector.of(
                        PhaseEffect.of("score", Step.CLEANUP_SCORING),
                        PhaseEffect.of("own", Step.POWER_PLAYERS, Side.CRISIS_TEAM)));
        return Play.of(FrameOnly.GAME, Frames.setup(mission, 4, 2));
    }

    @Override
    public Seq<FrameCommand> legal(FrameState state) {
        Vector<FrameCommand> onward = FrameChoices.of(state);
        return state.step() == Step.SETUP ? onward : onward.appendAll(reports().filter(report -> takes(state, report)));
    }

    /** Returns whether a reader of the rules would accept a report: reports about who stands, or about who is in play. */
    private static boolean takes(FrameState state, FrameCommand report) {
        if (report instanceof FrameCommand.SufferDamage suffer) {
            return stands(state, suffer.character());
        }
        if (report instanceof FrameCommand.RemoveDamage heal) {
            return stands(state, heal.character());
        }
        if (report instanceof FrameCommand.GainCondition gain) {
            return stands(state, gain.character());
        }
        if (report instanceof FrameCommand.SpendPower spend) {
            return stands(state, spend.character())
                    && state.combatant(spend.character()).power() >= spend.power();
        }
        if (report instanceof FrameCommand.GainPower gain) {
            return state.find(gain.character()).exists(Combatant::isInPlay);
        }
        boolean attached = state.statuses().exists(card -> card.name().equals("Curse"));
        return report instanceof FrameCommand.DiscardStatus ? attached : !attached;
    }

    private static boolean stands(FrameState state, CombatantId character) {
        return state.find(character).exists(Combatant::isStanding);
    }

    private static Vector<FrameCommand> reports() {
        return NAMES.<FrameCommand>flatMap(who -> Vector.of(
                        new FrameCommand.SufferDamage(who, 2),
                        new FrameCommand.RemoveDamage(who, 1),
                        new FrameCommand.GainPower(who, 2),
                        new FrameCommand.SpendPower(who, 2),
                        new FrameCommand.GainCondition(who, "Stun")))
                .append(new FrameCommand.AttachStatus(StatusCard.withPlayer("Curse", "Ann")
                        .withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER))))
                .append(new FrameCommand.DiscardStatus("Curse"));
    }

    /** Mostly onward, so that rounds pass before every character is KO'd. */
    @Override
    public FrameCommand next(FrameState state, Seq<FrameCommand> legal, RandomSource random) {
        Vector<FrameCommand> onward = FrameChoices.of(state);
        return random.below(8) == 0 ? legal.get(random.below(legal.size())) : onward.get(random.below(onward.size()));
    }

    @Override
    public Seq<FrameCommand> candidates(FrameState state, Seed seed) {
        return NAMES.<FrameCommand>flatMap(
                        who -> Vector.of(new FrameCommand.Activate(who), new FrameCommand.Advance(who)))
                .appendAll(Vector.of(
                        new FrameCommand.BeginFirstRound(),
                        new FrameCommand.Pass(Side.CRISIS_TEAM),
                        new FrameCommand.Pass(Side.COSMIC_THREAT),
                        new FrameCommand.ResolveEffect("score"),
                        new FrameCommand.ResolveEffect("own"),
                        new FrameCommand.ResolveEffect("Curse bites"),
                        new FrameCommand.EndActivation(),
                        new FrameCommand.EndTurn()))
                .appendAll(reports());
    }

    @Override
    public boolean isOver(FrameState state) {
        return state.isOver();
    }

    @Override
    public void checkInvariants(FrameState state) {
        assertThat(state.trackerTokens()).isBetween(0, 3);
        assertThat(state.turn().isDefined() && state.step() != Step.TURNS).isFalse();
        assertThat(state.inPlay(Side.CRISIS_TEAM).count(Combatant::isActivated)).isLessThanOrEqualTo(9);
        assertThat(state.combatants().forAll(who -> who.limit().forAll(limit -> who.damage() <= limit)))
                .isTrue();
    }
}
