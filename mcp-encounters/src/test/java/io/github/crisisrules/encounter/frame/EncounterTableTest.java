package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The verbs that every encounter has, on the frame alone. */
class EncounterTableTest {
    private static final TeamMember LANCER = TeamMember.of("Lancer", 4, 6, 5).withAffiliations(Vector.of("Watch"));
    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.builder()
                    .player("Ada")
                    .members(Vector.of(LANCER, TeamMember.of("Bulwark", 4, 7, 6)))
                    .affiliation(Option.of("Watch"))
                    .tactics(Vector.of("Rally", "Night Watch"))
                    .build(),
            CrisisSquad.of("Bruno", TeamMember.of("Comet", 4, 5, 5), TeamMember.of("Warden", 4, 6, 6)));
    private static final FrameTable SETUP = new FrameTable(FrameOnly.start(
            Mission.builder()
                    .name("Made up")
                    .team(TEAM)
                    .effects(Vector.of(PhaseEffect.of("Rain", Step.CLEANUP_ENCOUNTER)))
                    .build(),
            TEAM.members()
                    .map(Combatant::of)
                    .append(Combatant.of(EncounterCharacter.builder()
                            .id(CombatantId.of("Doom"))
                            .encounter("Made up")
                            .build()))));
    private static final FrameTable TURN = SETUP.beginFirstRound();

    /** A table for an encounter that has nothing of its own. */
    private static final class FrameTable extends EncounterTable<FrameState, FrameCommand, FrameEvent, FrameTable> {
        FrameTable(Play<FrameState, FrameCommand, FrameEvent> play) {
            super(play);
        }

        @Override
        public EncounterView view() {
            return EncounterView.of(
                    state(), play().wording(), "Frame", Vector.empty(), awaited(), character -> Option.none());
        }

        @Override
        protected FrameTable with(Play<FrameState, FrameCommand, FrameEvent> next) {
            return new FrameTable(next);
        }

        @Override
        protected FrameCommand inFrame(FrameCommand command) {
            return command;
        }
    }

    private static CombatantId id(String name) {
        return CombatantId.of(name);
    }

    /** Returns the Cleanup Phase of a round in which Warden does not act. */
    private static FrameTable cleanup() {
        FrameTable now = TURN;
        for (String name : Vector.of("Lancer", "Bulwark", "Comet")) {
            now = now.activate(name).endActivation();
        }
        now = now.sufferDamage("Warden", 6); // Dazed: out of action until Cleanup
        while (now.state().pendingEffects().isEmpty()) {
            now = now.endActivation(); // Doom, three times
        }
        return now;
    }

    @Test
    void everyCommandOfTheFrameHasAVerbOfItsName() {
        FrameTable acting = TURN.activate("Lancer");
        FrameTable hurt = TURN.sufferDamage("Lancer", 3).gainPower("Lancer", 4).gainCondition("Lancer", "Stun");
        StatusCard card = StatusCard.withCharacter("Shield", id("Comet"));
        LastingEffect effect = new LastingEffect("Fog", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.none());
        FrameTable advancing = cleanup().resolveEffect("Rain");
        TableVerbs.of(EncounterTable.class, FrameCommand.class, FrameTable::apply)
                .with(SETUP, EncounterTable::beginFirstRound, new FrameCommand.BeginFirstRound())
                .with(TURN, table -> table.activate("Comet"), new FrameCommand.Activate(id("Comet")))
                .with(acting, EncounterTable::endActivation, new FrameCommand.EndActivation())
                .with(cleanup(), table -> table.resolveEffect("Rain"), new FrameCommand.ResolveEffect("Rain"))
                .with(advancing, EncounterTable::pass, new FrameCommand.Pass(Side.CRISIS_TEAM))
                .with(advancing, table -> table.advance("Warden"), new FrameCommand.Advance(id("Warden")))
                .with(TURN, table -> table.sufferDamage("Comet", 2), new FrameCommand.SufferDamage(id("Comet"), 2))
                .with(hurt, table -> table.removeDamage("Lancer", 2), new FrameCommand.RemoveDamage(id("Lancer"), 2))
                .with(TURN, table -> table.gainPower("Comet", 2), new FrameCommand.GainPower(id("Comet"), 2))
                .with(hurt, table -> table.spendPower("Lancer", 4), new FrameCommand.SpendPower(id("Lancer"), 4))
                .with(
                        TURN,
                        table -> table.gainCondition("Comet", "Stun"),
                        new FrameCommand.GainCondition(id("Comet"), "Stun"))
                .with(
                        hurt,
                        table -> table.loseCondition("Lancer", "Stun"),
                        new FrameCommand.LoseCondition(id("Lancer"), "Stun"))
                .with(
                        TURN,
                        table -> table.beginEffect("Fog"),
                        new FrameCommand.BeginEffect(LastingEffect.thisRound("Fog")))
                .with(
                        TURN,
                        table -> table.beginEffect("Fog", "Comet"),
                        new FrameCommand.BeginEffect(
                                LastingEffect.thisRound("Fog").character(id("Comet"))))
                .with(TURN, table -> table.beginEffect(effect), new FrameCommand.BeginEffect(effect))
                .with(TURN, table -> table.attachStatus(card), new FrameCommand.AttachStatus(card))
                .with(
                        TURN.attachStatus(card),
                        table -> table.discardStatus("Shield"),
                        new FrameCommand.DiscardStatus("Shield"))
                .with(
                        TURN,
                        table -> table.playTactic("Ada", "Rally", "Comet", "Warden"),
                        new FrameCommand.PlayTactic(
                                "Ada", "Rally", Option.none(), Vector.of(id("Comet"), id("Warden"))))
                .with(
                        TURN,
                        table -> table.playAffiliationTactic("Ada", "Night Watch", "Watch", "Lancer"),
                        new FrameCommand.PlayTactic("Ada", "Night Watch", Option.of("Watch"), Vector.of(id("Lancer"))))
                .with(
                        TURN,
                        table -> table.useLeadership("Ada", "Bulwark"),
                        new FrameCommand.UseLeadership("Ada", Vector.of(id("Bulwark"))))
                .without(
                        FrameCommand.EndTurn.class,
                        "a turn ends by itself unless Minions are left to act, and neither encounter has Minions")
                .without(
                        FrameCommand.ScorePoints.class,
                        "the Colossus has no victory points, and the rules of the Hulk give them")
                .check();
    }

    @Test
    void theSideThatMayActPasses() {
        FrameTable asked = new FrameTable(FrameOnly.start(
                        Frames.mission(), Frames.setup(Frames.mission(), 3, 0).combatants()))
                .beginFirstRound();
        assertThat(asked.state().sideToAct()).contains(Side.CRISIS_TEAM);
        assertThat(asked.pass().state().sideToAct()).contains(Side.COSMIC_THREAT);
        assertThat(asked.pass().pass().state().step()).isEqualTo(Step.START_PLAYERS);
        assertThatThrownBy(TURN::pass)
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("Pass for the Crisis Team");
    }

    @Test
    void aRefusalIsAnExceptionOrAValueAndChangesNothing() {
        assertThatThrownBy(() -> TURN.activate("Doom")).isInstanceOf(RefusedException.class);
        assertThat(TURN.attempt(new FrameCommand.Activate(id("Doom"))).getLeft())
                .isInstanceOf(FrameViolation.NotTheirTurn.class);
        assertThatThrownBy(() -> TURN.activate("Stranger"))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("Stranger");
        assertThat(TURN.attempt(new FrameCommand.Activate(id("Comet")))).contains(TURN.activate("Comet"));
        assertThatThrownBy(() -> TURN.activate(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTableShowsWhatItsPlayHolds() {
        FrameTable acting = TURN.activate("Comet");
        assertThat(acting.undo()).isEqualTo(TURN).hasSameHashCodeAs(TURN).isNotEqualTo(acting);
        assertThat(acting.state()).isEqualTo(acting.play().state());
        assertThat(acting.choices().map(Choice::describe))
                .isEqualTo(acting.play().choices().map(Choice::describe))
                .containsExactly("End the activation", "Report an effect", "Use a card");
        assertThat(acting.awaited()).isEqualTo(acting.play().awaited());
        assertThat(acting.lastSentences())
                .isEqualTo(acting.play().lastSentences())
                .hasSize(1);
        assertThat(acting.character("Comet").isActivated()).isFalse();
        assertThat(acting.sufferDamage("Comet", 2).character("Comet").damage()).isEqualTo(2);
        assertThatThrownBy(() -> acting.character("Stranger")).isInstanceOf(IllegalArgumentException.class);
        assertThat(acting.isOver()).isFalse();
        assertThat(acting.ending()).isEmpty();
        assertThat(acting).hasToString(acting.play().toString());
        assertThatThrownBy(SETUP::undo).isInstanceOf(RefusedException.class);
    }
}
