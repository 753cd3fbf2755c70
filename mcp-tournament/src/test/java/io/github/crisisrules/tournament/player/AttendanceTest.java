package io.github.crisisrules.tournament.player;

import static io.github.crisisrules.tournament.player.Attendance.ACTIVE;
import static io.github.crisisrules.tournament.player.Attendance.CUT;
import static io.github.crisisrules.tournament.player.Attendance.DROPPED;
import static io.github.crisisrules.tournament.player.Attendance.EJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AttendanceTest {
    private static final Vector<Attendance> ALL = Vector.of(Attendance.values());

    @Test
    @Verifies({EventRuleId.DROP, EventRuleId.EJECT})
    void onlyActivePlayersArePaired() {
        assertThat(ALL.filter(Attendance::isPaired)).containsExactly(ACTIVE);
        assertThat(ALL.filter(Attendance::hasLeft)).containsExactly(DROPPED, EJECTED);
    }

    @Test
    @Verifies({EventRuleId.REJOIN, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void aPlayerOutsideTheCutIsThereAndOnlyADroppedOneMayRejoin() {
        assertThat(ALL.filter(Attendance::isPresent)).containsExactly(ACTIVE, CUT);
        assertThat(ALL.filter(Attendance::mayRejoin)).containsExactly(DROPPED);
    }

    @Test
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void onlyEjectedPlayersAreNotRanked() {
        assertThat(ALL.reject(Attendance::isRanked)).containsExactly(EJECTED);
    }
}
