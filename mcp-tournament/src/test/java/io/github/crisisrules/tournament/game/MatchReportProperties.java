package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MatchReportProperties {
    @Property
    void aReportIsRefusedExactlyWhereItsValueCannotBeBuilt(
            @ForAll EndingKind kind,
            @ForAll @IntRange(min = 1, max = 3) int one,
            @ForAll @IntRange(min = -2, max = 10_002) int vps,
            @ForAll @IntRange(min = 1, max = 3) int other,
            @ForAll @IntRange(min = -2, max = 10_002) int otherVps) {
        PlayerId first = PlayerId.of(one);
        PlayerId second = PlayerId.of(other);
        Either<TournamentViolation, MatchEnding> report = MatchReport.ending(kind, first, vps, second, otherVps);
        if (report.isRight()) {
            assertThat(report.get()).isEqualTo(kind.of(first, vps, second, otherVps));
        } else {
            assertThatIllegalArgumentException().isThrownBy(() -> kind.of(first, vps, second, otherVps));
        }
    }
}
