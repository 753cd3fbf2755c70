package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The sentences of the encounter for the people at the table: commands before they are given, events when they happened, refusals. */
class ColossusWordsTest {
    private static final CombatantId A = id("a");
    private static final CombatantId B = id("b");
    private static final ColossusCommand END = new ColossusCommand.EndPush();

    @Test
    void anEventOfTheFrameIsDescribedAsThere() {
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(new ColossusEvent.InFrame(dazed).describe()).isEqualTo(dazed.describe());
        assertThat(new ColossusEvent.InFrame(dazed).rules()).isEqualTo(dazed.rules());
    }

    @Test
    void anAttackNamesItsTargetsAndThoseThatAreUnharmed() {
        Vector<DamagedCharacter> targets = Vector.of(DamagedCharacter.of(A, 2), DamagedCharacter.of(B, 0));
        assertThat(new ColossusEvent.BareMetalHandsAttacked(true, targets).describe())
                .isEqualTo("Colossus attacks a and b with Bare Metal Hands, an area attack, without damage to b.");
        assertThat(new ColossusEvent.BareMetalHandsAttacked(false, targets.take(1)).describe())
                .isEqualTo("Colossus attacks a with Bare Metal Hands.");
        assertThat(new ColossusEvent.DebrisHurled(targets.get(1)).describe())
                .isEqualTo("Colossus attacks b with Hurl Debris, without damage.");
        assertThat(new ColossusEvent.DebrisHurled(targets.head()).describe())
                .isEqualTo("Colossus attacks a with Hurl Debris.");
    }

    @Test
    void theChartNamesTheResultOfItsFace() {
        assertThat(Vector.of(CrisisFace.values())
                        .map(face ->
                                new ColossusEvent.ChartRolled(face).describe(Wording.ENGLISH.in(Language.SPANISH))))
                .containsExactly(
                        "El dado de la tabla de Arremetida muestra crítico: Colossus lanza a un personaje.",
                        "El dado de la tabla de Arremetida muestra comodín: Colossus lanza terreno.",
                        "El dado de la tabla de Arremetida muestra impacto: Colossus ataca con Bare Metal Hands.",
                        "El dado de la tabla de Arremetida muestra bloqueo: Colossus ataca con Bare Metal Hands.",
                        "El dado de la tabla de Arremetida muestra vacío: Colossus ataca con Bare Metal Hands.",
                        "El dado de la tabla de Arremetida muestra fallo: Colossus ataca con Hurl Debris.");
    }

    @Test
    void aRefusalCitesTheRuleOfWhatIsAwaited() {
        // What is awaited says by which rule.
        assertThat(new ColossusViolation.NotAwaited(END, ColossusAwaited.HURL_DEBRIS).rules())
                .containsExactly(ColossusRuleId.DEBRIS);
        assertThat(new ColossusViolation.NotAwaited(END, ColossusAwaited.FRAME).rules())
                .isEmpty();
        assertThat(new ColossusViolation.NoRampageInProgress(END, new FrameAwaited.Nothing(ColossusEndings.EVACUATION))
                        .rules())
                .containsExactly(ColossusRuleId.WIN);
    }

    @Test
    void aRefusalNamesTheCommandAndEverythingThatMayBeDone() {
        assertThat(refusal(active(), new ColossusCommand.ReportNoTarget()))
                .isEqualTo("\"Report that there is no target\" is not possible now. a acts: report attacks,"
                        + " interactions, superpowers and their effects, or end the activation. Attacks on Colossus and"
                        + " effects on characters can be reported at any time.");
        assertThat(refusal(push(), new ColossusCommand.ForgoThrows()))
                .isEqualTo(
                        "\"Forgo the throws that are left\" is not possible now. Colossus is pushed: report the terrain,"
                                + " character, Disruption Beam or tower that he meets next, or the end of the push. Attacks on"
                                + " Colossus and effects on characters can be reported at any time.");
    }

    private static String refusal(ColossusState state, ColossusCommand command) {
        return Play.of(Colossus.GAME, state).attempt(command).getLeft().describe();
    }

    @Test
    void colossusHasOneNameUnlessATeamMemberHasIt() {
        assertThat(Colossus.GAME.wording(active()).text(ColossusCard.ID)).isEqualTo("Colossus");
        ColossusState two = Colossi.started(ColossusSetup.of(
                        ColossusDifficulty.NORMAL,
                        CrisisTeam.of(
                                CrisisSquad.of("Ann", Colossi.member("Colossus"), Colossi.member("b")),
                                CrisisSquad.of("Bob", Colossi.member("d"), Colossi.member("e"))),
                        Colossi.TRACK,
                        Tower.all()))
                .state();
        assertThat(Colossus.GAME.wording(two).text(ColossusCard.ID)).isEqualTo("Unstoppable Colossus");
    }

    @Test
    void theGameSaysHowItStandsAndWhatItWaitsFor() {
        assertThat(Colossus.GAME.name()).isEqualTo("Unstoppable Colossus");
        ColossusState state = push(7);
        assertThat(state.describe())
                .isEqualTo("Colossus has Momentum 7 and 0 of 3 Subdue tokens."
                        + " Tower 1, Tower 2, Tower 3, Tower 4, Tower 5 and Tower 6 stand.");
        assertThat(linked(state, 2, 5).describe())
                .endsWith(" stand. Towers are linked by the Disruption Beam between Tower 2 and Tower 5.");
        assertThat(Colossus.GAME.awaited(state)).isEqualTo(ColossusAwaited.PUSH);
        SaidInWords.sentences(Vector.of(ColossusAwaited.values()));
        // Outside a Rampage the round says what it waits for, and so does the end.
        assertThat(Colossus.GAME.awaited(active()).describe()).startsWith("a acts: ");
        assertThat(Colossus.GAME.awaited(active()).rules()).containsExactly(EncounterRuleId.TURNS);
        ColossusState last = StateEdits.of(push(3)).withTowerTokens(Vector.of(tower(4)));
        ColossusState lost = run(last, new ColossusCommand.TouchTower(tower(4), Vector.empty()));
        assertThat(Colossus.GAME.awaited(lost)).isEqualTo(new FrameAwaited.Nothing(ColossusEndings.DESTRUCTION));
    }
}
