package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.RandomEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.LogAudit.AuditFault;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LogAuditTest {
    private static final Seed SEED = Seed.ofWords("a sentence spoken before round 1");
    private static final String SALT = "pepper";

    private static Announcement committed() {
        return Announcement.builder()
                .name("Audited")
                .edition(Editions.CHALLENGER)
                .seedCommitment(SeedCommitment.of(SEED, SALT))
                .build();
    }

    /** {@code printf '%s' '000102030405060708090a0b0c0d0e0f:pepper' | sha256sum} gives the digest. */
    @Test
    void theCommitmentIsThePlainSha256OfSeedAndSalt() {
        SeedCommitment commitment = SeedCommitment.of(Seed.parse("000102030405060708090a0b0c0d0e0f"), SALT);
        assertThat(commitment.sha256()).isEqualTo("823ca5dc291222cb5103564bc690db5f6517bce0cb1d350a6d727f221f9b63a6");
        assertThat(commitment.matches(Seed.parse("000102030405060708090a0b0c0d0e0f"), SALT))
                .isTrue();
        assertThat(commitment.matches(Seed.parse("000102030405060708090a0b0c0d0e0f"), "salt"))
                .isFalse();
        assertThatThrownBy(() -> new SeedCommitment("12")).hasMessageContaining("SHA-256");
    }

    @Test
    @Verifies(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    void aLogThatFollowsFromTheCommittedSeedIsVerified() {
        Desk desk = RandomEvent.run(committed(), 9, SEED, 20);
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                committed(),
                                SEED,
                                SALT,
                                desk.play().log())
                        .get())
                .isEqualTo(desk.state());
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                committed(),
                                SEED,
                                "salt",
                                desk.play().log())
                        .getLeft())
                .isEqualTo(new AuditFault.CommitmentBroken());
    }

    @Test
    void aPairingThatWasTamperedWithIsFound() {
        Desk desk = RandomEvent.run(committed(), 8, SEED, 0);
        Vector<TournamentEvent> log = desk.play().log();
        int place = log.indexWhere(event -> event instanceof TournamentEvent.RoundPaired);
        TournamentEvent.RoundPaired paired = (TournamentEvent.RoundPaired) log.get(place);
        RoundTables swapped = new RoundTables(
                paired.tables().pairs().reverse(),
                paired.tables().bye(),
                paired.tables().trace());
        TournamentEvent forged = new TournamentEvent.RoundPaired(paired.round(), paired.seed(), swapped);
        AuditFault fault = LogAudit.verify(Tournament.GAME, committed(), SEED, SALT, log.update(place, forged))
                .getLeft();
        assertThat(fault).isEqualTo(new AuditFault.NotFromSeed(place + 1, forged, paired));
        assertThat(fault.describe())
                .startsWith("Entry " + (place + 1) + " of the log does not follow from the seed: Round 1");
    }

    @Test
    void lotsAndClocksThatWereTamperedWithAreFoundToo() {
        Announcement cut = Announcement.builder()
                .from(committed())
                .structure(Structure.withCut(1, 2))
                .build();
        Desk desk = Desk.of(cut, SEED)
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound()
                .startClock(4, Instant.EPOCH);
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.bothDecline(
                    desk.name(match.pairing().first()),
                    desk.name(match.pairing().second()));
        }
        Vector<TournamentEvent> log = desk.cut().play().log();
        RandomTiebreak lots = RandomTiebreak.of(SEED.split("other"), 1);
        RoundClock clock = RoundClock.start(
                        Editions.CHALLENGER.roundTime(),
                        Editions.CHALLENGER.roundTime().roll(SEED.split("other"), 1),
                        4,
                        4,
                        Instant.EPOCH)
                .get();
        for (int place = 0; place < log.size(); place++) {
            TournamentEvent event = log.get(place);
            TournamentEvent forged = event instanceof TournamentEvent.EventOpened
                    ? new TournamentEvent.EventOpened(lots)
                    : event instanceof TournamentEvent.CutMade made
                            ? new TournamentEvent.CutMade(made.cut(), lots)
                            : event instanceof TournamentEvent.ClockStarted started
                                    ? new TournamentEvent.ClockStarted(started.round(), clock)
                                    : event;
            assertThat(LogAudit.verify(Tournament.GAME, cut, SEED, SALT, log.update(place, forged))
                            .isLeft())
                    .as("%s", event)
                    .isEqualTo(forged != event);
        }
    }
}
