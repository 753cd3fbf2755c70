package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.view.EventPacket;
import org.junit.jupiter.api.Test;

/** The documents that an organizer publishes after the event, as JSON. */
class PacketTest {
    private static final CrisisJson JSON = CrisisJson.standard();

    private static Desk played() {
        return Desk.challenger("Saturday", Seed.of(7))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
    }

    @Test
    void thePacketIsWrittenAndReadAgain() {
        EventPacket packet = played().packet();
        assertThat(JSON.read(JSON.write(packet), EventPacket.class).get()).isEqualTo(packet);
        JsonNode tree = Nodes.of(packet);
        assertThat(tree.at("/announcement/title").asText()).isEqualTo("Saturday");
        assertThat(tree.at("/rounds/0/pairings/rows")).hasSize(3);
        assertThat(tree.at("/rounds/0/reasons")).hasSize(5);
        assertThat(JSON.write(packet)).doesNotContain(Seed.of(7).toString());
    }
}
