package io.github.crisisrules.tournament.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ConductLogTest {
    private static final Official ORGANIZER = Official.of("Olga");
    private static final Official WATCHER = Official.of("Uatu");
    private static final Official STRANGER = Official.of("Victor");
    private static final PlayerId ANN = PlayerId.of(1);
    private static final PlayerId BOB = PlayerId.of(2);
    private static final ConductLog EMPTY = ConductLog.of(Officials.of(ORGANIZER, WATCHER));

    @Test
    @Verifies(EventRuleId.WARN)
    void theThirdWarningIsFlaggedAndTheWatcherDecides() {
        ConductLog two = EMPTY.warn(ANN, Offence.DISRESPECT, WATCHER)
                .flatMap(log -> log.warn(ANN, Offence.ABUSING_THE_MARGIN, WATCHER))
                .flatMap(log -> log.warn(BOB, Offence.UNCLEAR_GAME_STATE, WATCHER))
                .get();
        assertThat(two.warnings(ANN)).isEqualTo(2);
        assertThat(two.flagged()).isEmpty();
        ConductLog three = two.warn(ANN, Offence.SNATCHING_DICE, WATCHER).get();
        assertThat(three.ejectionGrounds(ANN)).containsExactly(EjectionGround.THREE_WARNINGS);
        assertThat(three.flagged()).containsExactly(ANN);
        assertThat(three.isEjected(ANN)).isFalse();
        ConductLog four = three.warn(ANN, Offence.MISLEADING, WATCHER).get();
        assertThat(four.ejectionGrounds(ANN)).containsExactly(EjectionGround.THREE_WARNINGS);
        // An ejection is no warning.
        assertThat(two.eject(ANN, Offence.CHEATING, WATCHER).get().warnings(ANN))
                .isEqualTo(2);
    }

    @Test
    @Verifies(EventRuleId.WARN)
    void violenceAndCheatingAreFlaggedWithoutAnyWarning() {
        ConductLog log = EMPTY.record(new Incident(ANN, Offence.VIOLENCE, Sanction.NOTED, WATCHER))
                .flatMap(each -> each.record(new Incident(BOB, Offence.CHEATING, Sanction.NOTED, WATCHER)))
                .get();
        assertThat(log.ejectionGrounds(ANN)).containsExactly(EjectionGround.VIOLENCE);
        assertThat(log.ejectionGrounds(BOB)).containsExactly(EjectionGround.CHEATING);
        assertThat(log.flagged()).containsExactly(ANN, BOB);
        ConductLog ejected = log.eject(ANN, Offence.VIOLENCE, WATCHER).get();
        assertThat(ejected.flagged()).containsExactly(BOB);
        assertThat(ejected.warn(ANN, Offence.DISRESPECT, WATCHER).getLeft())
                .isEqualTo(new ConductViolation.AlreadyEjected(ANN));
    }

    @Test
    @Verifies({EventRuleId.CONDUCT, EventRuleId.EJECT})
    void aLogThatCannotHaveBeenWrittenCannotBeBuilt() {
        Incident ejection = new Incident(ANN, Offence.VIOLENCE, Sanction.EJECTION, WATCHER);
        Incident later = new Incident(ANN, Offence.DISRESPECT, Sanction.WARNING, WATCHER);
        assertThat(new ConductLog(EMPTY.officials(), Vector.of(later, ejection)).isEjected(ANN))
                .isTrue();
        assertThatThrownBy(() -> new ConductLog(EMPTY.officials(), Vector.of(ejection, later)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ConductLog(
                        EMPTY.officials(),
                        Vector.of(new Incident(ANN, Offence.DISRESPECT, Sanction.WARNING, STRANGER))))
                .hasMessageContaining("cannot be on record");
    }

    @Test
    @Verifies({EventRuleId.CONDUCT, EventRuleId.WARN_GROUNDS})
    void watchersAndTheOrganizerSanction() {
        assertThat(EMPTY.warn(ANN, Offence.DISRESPECT, ORGANIZER).isRight()).isTrue();
        assertThat(EMPTY.eject(ANN, Offence.OTHER_MISCONDUCT, ORGANIZER).get().isEjected(ANN))
                .isTrue();
        assertThat(EMPTY.warn(ANN, Offence.DISRESPECT, STRANGER).getLeft())
                .isEqualTo(new ConductViolation.NotAnOfficial(STRANGER));
    }

    @Test
    @Verifies({EventRuleId.WARN_GROUNDS, EventRuleId.CONDUCT, EventRuleId.COLLUDE})
    void groundsNameTheirRuleAndTheirSanctions() {
        assertThat(Vector.of(Offence.values())
                        .filter(offence -> offence.sanctions().equals(Vector.of(Sanction.WARNING))))
                .containsExactly(
                        Offence.HIDING_INFORMATION,
                        Offence.FORCING_A_MISS,
                        Offence.ABUSING_THE_MARGIN,
                        Offence.UNCLEAR_GAME_STATE);
        assertThat(Offence.COLLUSION.sanctions()).containsExactly(Sanction.WARNING, Sanction.EJECTION);
        assertThat(Offence.ABUSING_THE_MARGIN.rule()).isEqualTo("EV-MARGIN");
        assertThat(Offence.VIOLENCE.rule()).isEqualTo("EV-WARN");
    }

    @Test
    @Verifies(EventRuleId.COLLUDE)
    void colludersAreAllWarnedOrAllEjected() {
        ConductLog warned =
                EMPTY.collusion(Vector.of(ANN, BOB), Sanction.WARNING, WATCHER).get();
        assertThat(warned.warnings(ANN)).isEqualTo(1);
        assertThat(warned.warnings(BOB)).isEqualTo(1);
        assertThat(warned.ejectionGrounds(BOB)).containsExactly(EjectionGround.COLLUSION);
        ConductLog ejected = warned.collusion(Vector.of(BOB, ANN), Sanction.EJECTION, WATCHER)
                .get();
        assertThat(ejected.isEjected(ANN) && ejected.isEjected(BOB)).isTrue();
        assertThat(EMPTY.collusion(Vector.of(ANN, BOB), Sanction.NOTED, WATCHER).getLeft())
                .isEqualTo(new ConductViolation.CollusionUnanswered(Vector.of(ANN, BOB)));
        assertThatThrownBy(() -> EMPTY.collusion(Vector.of(ANN, ANN), Sanction.WARNING, WATCHER))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(EventRuleId.MISSED)
    void aMissedEffectIsNotCarriedOutAfterItsWindow() {
        EffectWindow window = new EffectWindow(4, 6);
        assertThat(Vector.rangeClosed(3, 8).filter(window::isOpen)).containsExactly(4, 5, 6);
        assertThat(Vector.rangeClosed(3, 8).filter(window::isMissed)).containsExactly(7, 8);
        assertThat(new EffectWindow(4, 4).isOpen(4)).isTrue();
        assertThatThrownBy(() -> new EffectWindow(4, 3)).isInstanceOf(IllegalArgumentException.class);
    }
}
