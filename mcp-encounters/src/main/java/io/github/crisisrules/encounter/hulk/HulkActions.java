package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_2;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_3;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_4;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_5;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRIKE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRules.THROW;

import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What each command does in an encounter that is not over, or why it is refused. */
final class HulkActions implements HulkCommand.Cases<Either<HulkViolation, HulkScript>> {
    private static final int AURA_DICE = 2;

    private final HulkState state;
    private final HulkGuards guards;

    HulkActions(HulkState state) {
        this.state = state;
        this.guards = new HulkGuards(state);
    }

    @Override
    @Rule(DEPLOY)
    public Either<HulkViolation, HulkScript> deployTeam(HulkCommand.DeployTeam command) {
        Vector<CombatantId> outside = state.team().removeAll(command.withinThree());
        return guards.awaits(new Awaited.TeamDeployment(), "deploying the Crisis Team", DEPLOY)
                .flatMap(ok -> guards.ofTheTeam(command.withinThree(), DEPLOY))
                .flatMap(ok -> guards.within(outside.isEmpty(), outside.mkString(", "), DEPLOY))
                .map(ok -> script().then(new HulkEvent.TeamDeployed()));
    }

    @Override
    @Rule(DEPLOY)
    public Either<HulkViolation, HulkScript> deployHulk(HulkCommand.DeployHulk command) {
        return guards.awaits(new Awaited.HulkDeployment(), "deploying Hulk", DEPLOY)
                .flatMap(ok -> guards.within(command.withinThree(), "Hulk", DEPLOY))
                .map(ok -> script().then(new HulkEvent.HulkDeployed()));
    }

    @Override
    public Either<HulkViolation, HulkScript> frame(HulkCommand.Frame command) {
        return guards.free().flatMap(ok -> command.command().match(new HulkFrameActions(state)));
    }

    /** The Power of the first two results is paid now; who is near is who is near now. */
    @Override
    @Rule({AURA, RULING_4})
    public Either<HulkViolation, HulkScript> rollAura(HulkCommand.RollAura command) {
        AuraResult result = state.setup().aura().result(command.face());
        Vector<CombatantId> near = command.withinThree();
        return guards.awaits(new Awaited.AuraRoll(), "rolling the Gamma Aura", AURA)
                .flatMap(ok -> guards.ofTheTeam(near, AURA))
                .map(ok -> script().then(new HulkEvent.AuraRolled(command.face(), result)))
                .map(rolled -> switch (result) {
                    case SURGE ->
                        near.foldLeft(
                                power(rolled, HulkSetup.HULK, state.rage()),
                                (script, character) -> power(script, character, 1));
                    case FRENZY -> power(rolled, HulkSetup.HULK, near.size());
                    case WRECKAGE -> rolled;
                });
    }

    /** Range, dice and rerolls are those of the moment of the declaration. */
    @Override
    @Rule({RAGE, AURA, RULING_4})
    public Either<HulkViolation, HulkScript> declareAttack(HulkCommand.DeclareAttack command) {
        HulkAttack attack = command.attack();
        AttackLine line = state.setup().card().line(attack);
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        int bonus = bonus(line.type(), true);
        int dice = DicePool.of(line.strength())
                .plus(bonus)
                .plus(command.otherDice())
                .dice();
        return guards.active(HulkSetup.HULK)
                .flatMap(ok -> guards.ofTheTeam(command.targets(), attack.rule()))
                .flatMap(ok -> guards.check(
                        range.allows(command.targets().size()),
                        () -> new HulkViolation.WrongTargets(
                                attack, range, command.targets().size())))
                .flatMap(ok -> pay(HulkSetup.HULK, line.cost(), attack.rule()))
                .map(paid -> paid.then(new HulkEvent.AttackDeclared(
                        attack, command.targets(), range, dice, Rage.rerolls(state.rage()))));
    }

    @Override
    @Rule(RAGE)
    public Either<HulkViolation, HulkScript> rollAttack(HulkCommand.RollAttack command) {
        return guards.attackRoll()
                .flatMap(due -> HulkDice.check(command.attack(), due.dice(), Option.of(due.rerolls()), RAGE)
                        .map(attack -> {
                            int damage = CrisisRolls.damage(
                                    HulkDice.attackSuccesses(command.attack()),
                                    HulkDice.defenceSuccesses(command.defence()));
                            HulkScript rolled =
                                    script().then(new HulkEvent.AttackRolled(due.attack(), due.target(), damage));
                            return HulkHarm.suffer(rolled, due.target(), damage);
                        }));
    }

    @Override
    @Rule(STRIKE)
    public Either<HulkViolation, HulkScript> pushTarget(HulkCommand.PushTarget command) {
        return guards.strikeTarget()
                .flatMap(target -> guards.absorbers(command.into().toVector())
                        .map(ok -> push(target, PushCause.STRIKE, command.into())
                                .then(new HulkEvent.AttackEnded(HulkAttack.STRIKE, target))));
    }

    @Override
    @Rule(STRIKE)
    public Either<HulkViolation, HulkScript> declinePush(HulkCommand.DeclinePush command) {
        return guards.strikeTarget().map(target -> script().then(new HulkEvent.AttackEnded(HulkAttack.STRIKE, target)));
    }

    /** One push for each time it would have suffered damage, wherever the Cosmic Threat likes. */
    @Override
    @Rule({SUBDUED, RULING_3})
    public Either<HulkViolation, HulkScript> pushSubdued(HulkCommand.PushSubdued command) {
        return guards.awaits(new Awaited.SubduedPush(command.character()), "pushing " + command.character(), SUBDUED)
                .flatMap(ok -> guards.absorbers(command.into().toVector()))
                .map(ok -> push(command.character(), PushCause.SUBDUED, command.into()));
    }

    @Override
    @Rule(RAGE)
    public Either<HulkViolation, HulkScript> sightRagePush(HulkCommand.SightRagePush command) {
        return guards.awaits(new Awaited.RageSighting(), "looking who is near Hulk", RAGE)
                .flatMap(ok -> guards.ofTheTeam(command.near(), RAGE))
                .map(ok -> script().then(new HulkEvent.RagePushSighted(command.near())));
    }

    /** In the order the Cosmic Threat likes. */
    @Override
    @Rule({RAGE, RULING_2})
    public Either<HulkViolation, HulkScript> pushAway(HulkCommand.PushAway command) {
        return guards.ragePushOf(command.character())
                .flatMap(ok -> guards.absorbers(command.into().toVector()))
                .map(ok -> push(command.character(), PushCause.RAGE, command.into()));
    }

    @Override
    @Rule(LEAP)
    public Either<HulkViolation, HulkScript> leap(HulkCommand.Leap command) {
        return guards.active(HulkSetup.HULK)
                .flatMap(ok -> guards.check(!state.hasLeapt(), HulkViolation.LeapUsed::new))
                .flatMap(ok -> guards.within(command.withinThree(), "the place Hulk leaps to", LEAP))
                .flatMap(ok -> pay(HulkSetup.HULK, state.setup().card().leapCost(), LEAP))
                .map(paid -> paid.then(new HulkEvent.Leapt()));
    }

    /** The superpower's text is lost: the caller's card has its cost, and the caller reports what it does. */
    @Override
    @Rule(STRONGEST)
    public Either<HulkViolation, HulkScript> useStrongest(HulkCommand.UseStrongest command) {
        Option<Integer> cost = state.setup().card().strongestCost();
        return guards.active(HulkSetup.HULK)
                .flatMap(ok -> guards.check(cost.isDefined(), HulkViolation.NotOnTheCard::new))
                .flatMap(ok -> pay(HulkSetup.HULK, cost.get(), STRONGEST))
                .map(paid -> paid.then(new HulkEvent.StrongestUsed()));
    }

    @Override
    @Rule({AURA, RULING_4})
    public Either<HulkViolation, HulkScript> attackHulk(HulkCommand.AttackHulk command) {
        int dice = command.strength() + bonus(command.type(), command.withinThree());
        return guards.active(command.attacker())
                .flatMap(ok -> guards.ofTheTeam(Vector.of(command.attacker()), AURA))
                .map(ok -> script().then(new HulkEvent.HulkTargeted(command.attacker(), command.type(), dice)));
    }

    @Override
    @Rule(PUNY)
    public Either<HulkViolation, HulkScript> answerPuny(HulkCommand.AnswerPuny command) {
        int cost = command.use() ? state.setup().card().punyCost() : 0;
        return guards.awaits(new Awaited.PunyAnswer(), "using Puny", PUNY)
                .flatMap(ok -> pay(HulkSetup.HULK, cost, PUNY))
                .map(paid -> paid.then(new HulkEvent.PunyAnswered(command.use())));
    }

    @Override
    @Rule(PUNY)
    public Either<HulkViolation, HulkScript> rollAtHulk(HulkCommand.RollAtHulk command) {
        return guards.hulkDefence()
                .flatMap(due -> HulkDice.check(command.attack(), due.dice(), Option.none(), PUNY)
                        .map(attack -> HulkHarm.hit(
                                script(),
                                CrisisRolls.damage(
                                        HulkDice.attackSuccesses(command.attack()),
                                        HulkDice.defenceSuccesses(command.defence())),
                                command.pushes(),
                                due.reduced())));
    }

    @Override
    @Rule(PUNY)
    public Either<HulkViolation, HulkScript> collideHulk(HulkCommand.CollideHulk command) {
        return guards.begun("a collision", PUNY).map(ok -> script().then(new HulkEvent.CollisionDue(command.damage())));
    }

    @Override
    @Rule(THROW)
    public Either<HulkViolation, HulkScript> throwTerrain(HulkCommand.ThrowTerrain command) {
        Terrain terrain = command.terrain();
        int size = state.setup().size(command.thrower());
        return guards.active(command.thrower())
                .flatMap(ok -> guards.ofTheTeam(Vector.of(command.thrower()), THROW))
                .flatMap(ok -> guards.stands(terrain))
                .flatMap(ok -> guards.check(
                        terrain.interactive() && terrain.size() <= size,
                        () -> new HulkViolation.NotThrowable(terrain, size)))
                .flatMap(ok -> guards.within(command.withinTwo(), terrain.name(), THROW))
                .flatMap(ok -> pay(command.thrower(), state.setup().card().throwCost(), THROW))
                .map(paid -> paid.then(new HulkEvent.TerrainThrown(command.thrower(), terrain)));
    }

    /** The effect is resolved, so its Power is due; a character must be near Hulk as the terrain goes. */
    @Override
    @Rule({AURA, RULING_4})
    public Either<HulkViolation, HulkScript> destroyTerrain(HulkCommand.DestroyTerrain command) {
        boolean hulk = command.by().equals(HulkSetup.HULK);
        boolean pays = state.aura().contains(AuraResult.WRECKAGE) && (hulk || command.withinThree());
        return guards.begun("destroying terrain", AURA)
                .flatMap(ok -> hulk ? guards.free() : guards.ofTheTeam(Vector.of(command.by()), AURA))
                .flatMap(ok -> guards.stands(command.terrain()))
                .flatMap(ok -> guards.check(
                        command.terrain().interactive(), () -> new HulkViolation.NotThrowable(command.terrain(), 0)))
                .map(ok -> script().then(new HulkEvent.TerrainDestroyed(command.by(), command.terrain())))
                .map(gone -> pays ? power(gone, command.by(), command.terrain().size()) : gone);
    }

    @Override
    @Rule({ABSORBER, RULING_3})
    public Either<HulkViolation, HulkScript> enterAbsorber(HulkCommand.EnterAbsorber command) {
        CombatantId character = command.character();
        return guards.begun("a push or throw", ABSORBER)
                .flatMap(ok -> guards.ofTheTeam(Vector.of(character), ABSORBER))
                .flatMap(ok -> guards.absorbers(Vector.of(command.absorber())))
                .flatMap(ok -> guards.check(state.isSubdued(character), () -> new HulkViolation.NotSubdued(character)))
                .map(ok -> HulkHarm.landed(
                        script().then(new HulkEvent.AbsorberEntered(character, command.absorber())),
                        character,
                        Option.of(command.absorber())));
    }

    @Override
    @Rule({SCORE, RULING_5})
    public Either<HulkViolation, HulkScript> secureAbsorbers(HulkCommand.SecureAbsorbers command) {
        int points = command.absorbers().size();
        return guards.effect(HulkSetup.ABSORBERS, SCORE)
                .flatMap(ok -> guards.absorbers(command.absorbers()))
                .map(ok -> script().frame(new RoundEvent.EffectResolved(HulkSetup.ABSORBERS))
                        .then(new HulkEvent.AbsorbersSecured(command.absorbers())))
                .map(secured ->
                        points == 0 ? secured : secured.frame(new RoundEvent.PointsScored(Side.CRISIS_TEAM, points)));
    }

    @Override
    @Rule({SERUM, RULING_3, RULING_5})
    public Either<HulkViolation, HulkScript> useSerums(HulkCommand.UseSerums command) {
        return guards.effect(HulkSetup.SERUMS, SERUM)
                .flatMap(ok -> guards.ofTheTeam(command.withinOne(), SERUM))
                .map(ok -> script().frame(new RoundEvent.EffectResolved(HulkSetup.SERUMS))
                        .all(command.withinOne().filter(state::isSubdued).map(HulkEvent.SerumTaken::new)));
    }

    private HulkScript script() {
        return HulkScript.from(state);
    }

    private HulkScript push(CombatantId character, PushCause cause, Option<String> into) {
        return HulkHarm.landed(script().then(new HulkEvent.CharacterPushed(character, cause, into)), character, into);
    }

    /** The aura's dice for a Physical attack near Hulk; he is always near himself. */
    private int bonus(AttackType type, boolean near) {
        return state.aura().contains(AuraResult.FRENZY) && type == AttackType.PHYSICAL && near ? AURA_DICE : 0;
    }

    private Either<HulkViolation, HulkScript> pay(CombatantId payer, int cost, String rule) {
        Combatant combatant = state.round().combatant(payer);
        if (combatant.power() < cost) {
            return Either.left(new HulkViolation.NotEnoughPower(combatant.power(), cost, rule));
        }
        return Either.right(cost == 0 ? script() : script().frame(new RoundEvent.PowerSpent(payer, cost)));
    }

    private static HulkScript power(HulkScript script, CombatantId character, int power) {
        return script.frame(Harm.power(script.state().round().combatant(character), power));
    }
}
