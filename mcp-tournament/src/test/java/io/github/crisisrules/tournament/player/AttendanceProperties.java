package io.github.crisisrules.tournament.player;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Laws of the status of a player. */
class AttendanceProperties {
    @Property
    @Verifies({EventRuleId.DROP, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void aPlayerIsPresentOrHasLeftOrHasLostInTheFinalsAndOnlyThePresentArePaired(@ForAll Attendance status) {
        Vector<Boolean> states = Vector.of(status.isPresent(), status.hasLeft(), status == Attendance.ELIMINATED);
        assertThat(states.count(holds -> holds)).isEqualTo(1);
        assertThat(status.isPaired() && !status.isPresent()).isFalse();
        assertThat(status.isPresent() && !status.isPaired()).isEqualTo(status == Attendance.CUT);
    }

    @Property
    @Verifies({EventRuleId.REJOIN, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void aPlayerWhoHasLeftIsRankedExactlyIfAReturnIsPossible(@ForAll Attendance status) {
        assertThat(status.hasLeft() && status.isRanked()).isEqualTo(status.mayRejoin());
        assertThat(status.isRanked() || status.hasLeft()).isTrue();
    }

    @Property
    void eachStatusHasItsOwnWords(@ForAll Attendance one, @ForAll Attendance other, @ForAll Language language) {
        Wording wording = Wording.ENGLISH.in(language);
        assertThat(one.describe(wording)).isNotBlank();
        assertThat(one.describe(wording).equals(other.describe(wording))).isEqualTo(one == other);
    }
}
