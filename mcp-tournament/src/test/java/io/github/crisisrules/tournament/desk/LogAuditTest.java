package io.github.crisisrules.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.desk.LogAudit.AuditFault;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LogAuditTest {
    private static final Seed SEED = Seed.ofWords("a sentence spoken before round 1");
    private static final String SALT = "pepper";

    private static Announcement committed() {
        return Announcement.builder()
                .name("Audited")
                .format(EventFormat.CHALLENGER)
                .commitment(SeedCommitment.of(SEED, SALT))
                .build();
    }

    /** {@code printf '%s' '000102030405060708090a0b0c0d0e0f:pepper' | sha256sum} gives the digest. */
    @Test
    void theCommitmentIsThePlainSha256OfSeedAndSalt() {
        SeedCommitment commitment = SeedCommitment.of(Seed.parse("000102030405060708090a0b0c0d0e0f"), SALT);
        assertThat(commitment.sha256()).isEqualTo("823ca5dc291222cb5103564bc690db5f6517bce0cb1d350a6d727f221f9b63a6");
        assertThat(commitment.isKeptBy(Seed.parse("000102030405060708090a0b0c0d0e0f"), SALT))
                .isTrue();
        assertThat(commitment.isKeptBy(Seed.parse("000102030405060708090a0b0c0d0e0f"), "salt"))
                .isFalse();
        assertThatThrownBy(() -> new SeedCommitment("12")).hasMessageContaining("SHA-256");
    }

    @Test
    @Verifies(EventRules.RULING_3)
    void aLogThatFollowsFromTheCommittedSeedIsVerified() {
        Desk desk = RandomEvent.run(committed(), 9, SEED, 20);
        assertThat(LogAudit.verify(desk.tournament(), committed(), SEED, SALT, desk.log())
                        .get())
                .isEqualTo(desk.state());
        assertThat(LogAudit.verify(desk.tournament(), committed(), SEED, "salt", desk.log())
                        .getLeft())
                .isEqualTo(new AuditFault.CommitmentBroken());
    }

    @Test
    void aPairingThatWasTamperedWithIsFound() {
        Desk desk = RandomEvent.run(committed(), 8, SEED, 0);
        Vector<TournamentEvent> log = desk.log();
        int place = log.indexWhere(event -> event instanceof TournamentEvent.RoundPaired);
        TournamentEvent.RoundPaired paired = (TournamentEvent.RoundPaired) log.get(place);
        RoundTables swapped = new RoundTables(
                paired.tables().pairs().reverse(), paired.tables().bye(), false);
        TournamentEvent forged = new TournamentEvent.RoundPaired(paired.round(), paired.seed(), swapped);
        AuditFault fault = LogAudit.verify(desk.tournament(), committed(), SEED, SALT, log.update(place, forged))
                .getLeft();
        assertThat(fault).isEqualTo(new AuditFault.NotFromTheSeed(place + 1, forged, paired));
    }
}
