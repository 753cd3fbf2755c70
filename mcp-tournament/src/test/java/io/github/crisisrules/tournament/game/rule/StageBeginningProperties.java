package io.github.crisisrules.tournament.game.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class StageBeginningProperties {
    /** The facts of the first round after the cut before a qualifier leaves. */
    enum Sign {
        NOT_PAIRED(false),
        PAIRED(false),
        CLOCK_STARTED(true),
        RESULT_REPORTED(true),
        VPS_REPORTED(true);

        private final boolean isPlay;

        Sign(boolean isPlay) {
            this.isPlay = isPlay;
        }
    }

    @Property(tries = 120)
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void aQualifierIsReplacedUntilThereIsASignOfPlayInABracketAndInSwissAlike(
            @ForAll PostCutStage after, @ForAll Sign sign, @ForAll long seed) {
        Desk cut = cut(after, Seed.of(seed));
        Desk desk = sign == Sign.NOT_PAIRED ? cut : cut.pairRound();
        Vector<PlayerId> qualified = desk.state().cut().get().qualified();
        PlayerId leaver = Seed.of(seed).split("leaver").pick(qualified);
        if (sign == Sign.CLOCK_STARTED) {
            desk = desk.startClock(4, Instant.EPOCH);
        }
        if (sign == Sign.RESULT_REPORTED) {
            desk = desk.report(won(desk.openMatches()
                    .find(match -> !match.pairing().has(leaver))
                    .get()));
        }
        desk = sign == Sign.VPS_REPORTED
                ? desk.drop(desk.name(leaver), DropReason.UNABLE, 2, 5)
                : desk.drop(desk.name(leaver));
        assertThat(desk.state().cut().get().qualified().contains(leaver)).isEqualTo(sign.isPlay);
        assertThat(desk.state().cut().get().outside()).hasSize(sign.isPlay ? 2 : 1);
        if (!sign.isPlay) {
            Desk paired = desk.openMatches().isEmpty() ? desk.pairRound() : desk;
            assertThat(paired.openMatches()
                            .flatMap(match -> match.pairing().players())
                            .sorted())
                    .isEqualTo(desk.state().active());
        }
    }

    private static Desk cut(PostCutStage after, Seed seed) {
        Announcement event = Announcement.of("Stages", Editions.CHALLENGER)
                .withStructure(Option.some(Structure.withCut(1, 4)))
                .withPostCutStage(Option.some(after));
        Desk desk = Desk.of(event, seed)
                .register("A", "B", "C", "D", "E", "F")
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(won(match));
        }
        return desk.cut();
    }

    private static MatchEnding won(RoundMatch match) {
        return MatchEnding.victory(match.pairing().first(), 16, match.pairing().second(), 3);
    }
}
