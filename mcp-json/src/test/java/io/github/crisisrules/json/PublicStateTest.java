package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** A page that shows the state of an event shows nothing that players may not know. */
class PublicStateTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Seed SEED = Seed.ofWords("a sentence nobody has heard");
    private static final String SALT = "pepper";
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    /** A whole event with a clock in every round, a list, an excluded pair, a warning, and a bracket. */
    private static Desk played() {
        Announcement announcement = Announcement.builder()
                .name("Public")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(2, 4))
                .seedCommitment(SeedCommitment.of(SEED, SALT))
                .build();
        Official organizer = announcement.officials().organizer();
        Desk desk = Desk.of(announcement, SEED)
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah")
                .apply(TournamentCommand.SubmitList.of(
                        PlayerId.of(1),
                        Recipes.roster(Specimens.of(Seed.of(3), Recipes.TABLE)).submission()))
                .exclude("Ada", "Bruno")
                .open()
                .apply(new TournamentCommand.WarnPlayer(PlayerId.of(2), Offence.SNATCHING_DICE, organizer));
        for (int round = 0; round < 4; round++) {
            desk = (round == 2 ? desk.cut() : desk).pairRound().startClock(6, NOON.plusSeconds(round * 7_000L));
            while (!desk.openMatches().isEmpty()) {
                var match = desk.openMatches().head().pairing();
                desk = desk.report(MatchEnding.victory(match.first(), 16, match.second(), 9));
            }
        }
        return desk.close();
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void noStepOfAWholeEventRevealsTheSeedOrTheClock() {
        Vector<String> faces = Vector.of(CrisisFace.values()).map(face -> "\"" + face.name() + "\"");
        int clocks = 0;
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                played().play().steps()) {
            TournamentState state = step.state();
            String text = JSON.write(state);
            assertThat(text)
                    .isEqualTo(JSON.write(state.publicState()))
                    .doesNotContain(SEED.toString(), SALT, "\"dice\"");
            assertThat(state.toString() + state.publicState() + state.organizerState())
                    .doesNotContain(SEED.toString(), "2026-11-16T");
            if (state.clock().isDefined()) {
                RoundClock clock = state.clock().get().clock();
                clocks++;
                assertThat(text)
                        .doesNotContain(faces)
                        .doesNotContain("2026-11-16T", clock.length().toString())
                        .doesNotContain(
                                Long.toString(clock.started().getEpochSecond()),
                                Long.toString(clock.end().getEpochSecond()))
                        .contains(
                                "\"clockRunningInRound\":" + state.clock().get().round());
            }
        }
        assertThat(clocks).isGreaterThan(10);
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void theOrganizersFormHasTheSecrets() {
        TournamentState end = played().state();
        String text = JSON.write(end.organizerState());
        assertThat(text)
                .contains("\"seed\":\"" + SEED + "\"", "\"dice\":[", "2026-11-16T")
                .contains("\"excludedPairs\":[{\"first\":1,\"second\":2}]", "SNATCHING_DICE");
        assertThat(JSON.write(end)).doesNotContain("SNATCHING_DICE", "\"excludedPairs\"");
        assertThat(JSON.write(end.rounds().head())).doesNotContain("\"excludedPairs\"");
    }

    @Test
    void theCommitmentIsShownWithTheWayToVerifyIt() {
        TournamentState end = played().state();
        SeedCommitment commitment = end.announcement().seedCommitment().get();
        assertThat(JSON.write(end)).contains(commitment.sha256(), "sha256sum");
        assertThat(commitment.matches(SEED, SALT)).isTrue();
    }

    @Test
    @Verifies(EventRuleId.OPEN)
    void listsAreShownOnceTheyAreFinal() {
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                played().play().steps().drop(7)) {
            boolean opened = step.state().lots().isDefined();
            assertThat(step.state().publicState().players().head().hasSubmittedList())
                    .isTrue();
            assertThat(step.state().publicState().players().head().rosters()).hasSize(opened ? 1 : 0);
        }
    }
}
